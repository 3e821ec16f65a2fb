import { lazy, Suspense, useId } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import FileTabs from './FileTabs';
import Highlighted from './Highlighted';
import type { CodeFile } from './useDemoCode';
import type { DemoAction } from './useDemoState';
import styles from './styles.module.css';

const CodeEditor = lazy(() => import('../live/CodeEditor'));

interface CodePanelProps {
  files: CodeFile[];
  /** The one of them that is shown. */
  file: CodeFile;
  editing: boolean;
  /** Counts the resets, after which the editor starts from the published text. */
  run: number;
  dispatch: (action: DemoAction) => void;
  onEscape: () => void;
}

/** The whole code of a demo, a tab a file, to read or to edit. */
export default function CodePanel({
  files,
  file,
  editing,
  run,
  dispatch,
  onEscape,
}: CodePanelProps) {
  const t = useTranslate();
  const panelId = useId();
  return (
    <>
      <FileTabs
        files={files}
        index={files.indexOf(file)}
        panelId={panelId}
        onSelect={(index) => dispatch({ type: 'show-file', index })}
      />
      <div
        id={panelId}
        role={files.length > 1 ? 'tabpanel' : undefined}
        aria-label={files.length > 1 ? file.name : undefined}
      >
        {editing ? (
          <Suspense fallback={<Highlighted html={file.html} />}>
            <CodeEditor
              key={`${file.editKey} ${run}`}
              value={file.code}
              language={file.language}
              label={t('demo.editorLabel', { name: file.name })}
              onChange={(code) =>
                dispatch({ type: 'edit', key: file.editKey, code })
              }
              onEscape={onEscape}
            />
          </Suspense>
        ) : file.isEdited ? (
          <pre className={styles.pre} tabIndex={0} translate="no">
            <code>{file.code}</code>
          </pre>
        ) : (
          <Highlighted html={file.html} />
        )}
      </div>
    </>
  );
}
