import { useRef } from 'react';
import { useCopyTarget } from '@site/src/hooks/useCopyTarget';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { CodeVariant } from '@site/plugins/settings/common';
import DemoToolbar from '../toolbar';
import type { ViewProps } from '../types';
import CodePanel from './CodePanel';
import LibraryNotice from './LibraryNotice';
import Preview from './Preview';
import type { DemoCode } from './useDemoCode';
import type { DemoAction, DemoState } from './useDemoState';
import { useExport } from './useExport';
import { useMoreItems } from './useMoreItems';
import styles from './styles.module.css';

interface CodeAreaProps extends ViewProps {
  variant: CodeVariant;
  code: DemoCode;
  /** Whether the reader's code runs; then the canvas tells of missing sample data. */
  isLive: boolean;
  state: DemoState;
  dispatch: (action: DemoAction) => void;
  onResetFocus: () => void;
}

/** What stands below a running demo: its toolbar and its code. */
export default function CodeArea({
  demo,
  loaded,
  variant,
  code,
  isLive,
  state,
  dispatch,
  onResetFocus,
}: CodeAreaProps) {
  const t = useTranslate();
  const areaRef = useRef<HTMLDivElement>(null);
  const editButtonRef = useRef<HTMLButtonElement>(null);
  const { styling } = loaded;
  const { codeOpen, editing, run } = state;
  const entry = code.files[0]!;
  const file =
    code.files.find(({ baseName }) => baseName === state.fileBaseName) ?? entry;
  const { outcome, copy, copyText } = useCopyTarget(areaRef, () => file.code);
  const { failure, openSandbox } = useExport({
    demo,
    variant,
    styling,
    loadAll: code.loadAll,
  });
  const moreItems = useMoreItems({ demo, loaded }, copyText);
  return (
    <div
      ref={areaRef}
      data-code-block
      data-awaits-library={code.dateLibrary?.isComing || undefined}
      className={styles.code}
    >
      <DemoToolbar
        demo={demo}
        choice={{ variant, styling }}
        dateLibrary={code.dateLibrary?.name}
        codeOpen={codeOpen}
        editing={editing}
        copyOutcome={outcome}
        editButtonRef={editButtonRef}
        moreItems={moreItems}
        actions={{
          toggleCode: () => dispatch({ type: 'toggle-code' }),
          toggleEditing: () => dispatch({ type: 'toggle-editing' }),
          openStackBlitz: () => void openSandbox('StackBlitz'),
          openCodeSandbox: () => void openSandbox('CodeSandbox'),
          copy: () => void copy(),
          resetFocus: onResetFocus,
          reset: () => dispatch({ type: 'reset' }),
          openFullScreen: () => dispatch({ type: 'set-full-screen', open: true }),
        }}
      />
      {failure !== undefined && (
        <p role="alert" className={styles.notice}>
          {t('demo.exportFailed')} {failure}
        </p>
      )}
      {code.dateLibrary !== undefined && (
        <LibraryNotice library={code.dateLibrary} />
      )}
      {codeOpen ? (
        <CodePanel
          files={code.files}
          file={file}
          editing={editing}
          run={run}
          parts={isLive ? [] : [code.data]}
          dispatch={dispatch}
          onEscape={() => editButtonRef.current?.focus()}
        />
      ) : (
        <Preview entry={entry} />
      )}
      {code.isEdited && (
        <p className={styles.notice} data-edited="">
          <strong>{t('demo.edited')}</strong> {t('demo.editKept')}
        </p>
      )}
    </div>
  );
}
