import { useId } from 'react';
import { useModule, type LoadState } from '@site/src/hooks/useModule';
import { useTranslate } from '@site/src/hooks/useTranslate';
import FileTabs from './FileTabs';
import FileText from './FileText';
import PartFailure from './PartFailure';
import type { CodeFile } from './useDemoCode';
import type { DemoAction } from './useDemoState';

interface CodePanelProps {
  files: CodeFile[];
  /** The one of them that is shown. */
  file: CodeFile;
  editing: boolean;
  /** Counts the resets, after which the editor starts from the published text. */
  run: number;
  /** Further parts whose failure is to be told here. */
  parts: LoadState[];
  dispatch: (action: DemoAction) => void;
  onEscape: () => void;
}

const loadEditor = () => import('../../live/CodeEditor');

/** The whole code of a demo, a tab a file, to read or to edit. */
export default function CodePanel({
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
  return (
    <>
      <FileTabs
        files={files}
        index={files.indexOf(file)}
        panelId={panelId}
        onSelect={(index) =>
          dispatch({ type: 'show-file', baseName: files[index]!.baseName })
        }
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
            value={file.code}
            language={file.language}
            label={t('demo.editorLabel', { name: file.name })}
            onChange={(code) => dispatch({ type: 'edit', key: file.editKey, code })}
            onEscape={onEscape}
          />
        ) : (
          <FileText file={file} />
        )}
      </div>
    </>
  );
}
