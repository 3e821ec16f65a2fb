import { useEffect, useEffectEvent, useRef } from 'react';
import { EditorView } from '@codemirror/view';
import { useTracedLines } from '../trace/useTracedLines';
import { createExtensions, type EditorOptions } from './createExtensions';
import { markLines } from './traceLines';
import styles from './styles.module.css';

interface CodeEditorProps extends Omit<EditorOptions, 'onPlace'> {
  demoId: string;
  /** Which file of the demo this is. */
  fileName: string;
  /** The text: what `onChange` gave last, or another one that takes its place. */
  value: string;
  /** Called with another file of the demo that the reader points at. */
  onShowFile: (name: string) => void;
}

/**
 * A code editor. To be loaded when a reader wants to edit: no page should carry it.
 *
 * It lives as long as its language and its label stay, through all re-renders, and
 * with it the history of the edits. A value from outside is one more edit.
 */
export default function CodeEditor({
  demoId,
  fileName,
  value,
  language,
  label,
  onChange,
  onEscape,
  onShowFile,
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const getValue = useEffectEvent(() => value);
  const handleChange = useEffectEvent((text: string) => onChange(text));
  const handleEscape = useEffectEvent(() => onEscape());
  const { lines, tellPlace } = useTracedLines(demoId, fileName, onShowFile);

  useEffect(() => {
    if (host.current === null) {
      return undefined;
    }
    const editor = new EditorView({
      parent: host.current,
      doc: getValue(),
      extensions: createExtensions({
        language,
        label,
        onChange: (text) => handleChange(text),
        onEscape: () => handleEscape(),
        onPlace: tellPlace,
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [language, label, tellPlace]);

  useEffect(() => {
    const editor = view.current;
    const text = editor?.state.doc.toString();
    if (editor && text !== undefined && text !== value) {
      editor.dispatch({ changes: { from: 0, to: text.length, insert: value } });
    }
  }, [value]);

  useEffect(() => {
    if (view.current) {
      markLines(view.current, lines, lines?.isPick ?? false);
    }
  }, [lines]);

  return <div ref={host} className={styles.editor} />;
}
