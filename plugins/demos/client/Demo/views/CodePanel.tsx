import { useId } from 'react';
import { useModule, type LoadState } from '@site/src/hooks/useModule';
import { useTranslate } from '@site/src/hooks/useTranslate';
import FileTabs from './FileTabs';
import Highlighted from './Highlighted';
import PartFailure from './PartFailure';
import type { CodeFile } from './useDemoCode';
import type { DemoAction } from './useDemoState';
import styles from './styles.module.css';

interface CodePanelProps {
  demoId: string;
  files: CodeFile[];
  /** The one of them that is shown. */
  file: CodeFile;
  editing: boolean;
  /** Counts the resets, after which the editor starts from the published text. */
  run: number;
  /** Further parts whose failure is to be told here. */
  parts: LoadState[];
  dispatch: (action: DemoAction) => void;
  /** Called when the reader leaves the editor by the keyboard. */
  onEscape: () => void;
}

/** A file's text to read: highlighted as published, plain once the reader has edited it. */
function FileText({ file }: { file: CodeFile }) {
  return file.isEdited ? (
    <pre className={styles.pre} tabIndex={0} translate="no">
      <code>{file.code}</code>
    </pre>
  ) : (
    <Highlighted html={file.html} />
  );
}

const loadEditor = () => import('../../live/CodeEditor');

/** The whole code of a demo, a tab a file, to read or to edit. */
export default function CodePanel({
  demoId,
  files,
  file,
  editing,
  run,
  parts,
  dispatch,
  onEscape,
}: CodePanelProps) {
  const t = useTranslate();
  const panelId = useId();
  const { module: editor, ...editorState } = useModule(loadEditor, editing);
  const showFile = (name: string) => {
    const shown = files.find((candidate) => candidate.name === name);
    if (shown) {
      dispatch({ type: 'show-file', baseName: shown.baseName });
    }
  };
  return (
    <>
      <FileTabs
        files={files}
        index={files.indexOf(file)}
        panelId={panelId}
        onSelect={(index) => showFile(files[index]!.name)}
      />
      <PartFailure parts={editing ? [editorState, ...parts] : parts} />
      <div
        id={panelId}
        role={files.length > 1 ? 'tabpanel' : undefined}
        aria-label={files.length > 1 ? file.name : undefined}
      >
        {editing && editor !== undefined ? (
          <editor.default
            key={`${file.editKey} ${run}`}
            demoId={demoId}
            fileName={file.name}
            value={file.code}
            language={file.language}
            label={t('demo.editorLabel', { name: file.name })}
            onChange={(code) => dispatch({ type: 'edit', key: file.editKey, code })}
            onEscape={onEscape}
            onShowFile={showFile}
          />
        ) : (
          <FileText file={file} />
        )}
      </div>
    </>
  );
}
