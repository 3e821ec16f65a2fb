import { useRef } from 'react';
import { useCopyTarget } from '@site/src/hooks/useCopyTarget';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { CodeVariant } from '@site/plugins/settings/common';
import { DATE_LIBRARY_NAMES } from '../../../common/dateLibraryNames';
import DemoToolbar from '../toolbar';
import type { ViewProps } from '../types';
import CodePanel from './CodePanel';
import Highlighted from './Highlighted';
import PartFailure from './PartFailure';
import type { DemoCode, ShownLibrary } from './useDemoCode';
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

/** Says why the code below is for Day.js and not for the reader's library; else nothing. */
function LibraryNotice({ library }: { library: ShownLibrary }) {
  const t = useTranslate();
  const { missing, state } = library;
  return missing === undefined ? (
    <PartFailure parts={[state]} />
  ) : (
    <p className={styles.notice}>
      {t('dateLibrary.only', { name: DATE_LIBRARY_NAMES[missing] })}
    </p>
  );
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
  const { codeOpen, editing, fullScreen, run } = state;
  const { file } = code;
  const entry = code.files[0]!;
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
        hasPreview={!entry.isEdited && entry.previewHtml !== undefined}
        editing={editing}
        copyOutcome={outcome}
        editButtonRef={editButtonRef}
        moreItems={moreItems}
        dispatch={dispatch}
        onExport={(sandbox) => void openSandbox(sandbox)}
        onCopy={() => void copy()}
        onResetFocus={onResetFocus}
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
          demoId={demo.id}
          files={code.files}
          file={file}
          // One editor, in the page or on the full screen: Trace knows of no second one.
          editing={editing && !fullScreen}
          run={run}
          parts={isLive ? [] : [code.data]}
          dispatch={dispatch}
          onEscape={() => editButtonRef.current?.focus()}
        />
      ) : (
        // Of an edited entry there is no preview: the marks are the published text's.
        !entry.isEdited &&
        entry.previewHtml !== undefined && (
          <Highlighted html={entry.previewHtml} className={styles.preview} />
        )
      )}
      {code.isEdited && (
        <p className={styles.notice} data-edited="">
          <strong>{t('demo.edited')}</strong> {t('demo.editKept')}
        </p>
      )}
    </div>
  );
}
