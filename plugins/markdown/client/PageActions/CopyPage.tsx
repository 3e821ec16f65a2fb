import { useTranslate } from '@site/src/hooks/useTranslate';
import { useCopyPage } from './useCopyPage';
import styles from './styles.module.css';

const LABELS = {
  idle: 'pageActions.copy',
  copying: 'pageActions.copying',
  copied: 'copy.copied',
  failed: 'copy.failed',
} as const;

/** Copies the page as Markdown. Where that fails, a link leads to the text itself. */
export default function CopyPage({ path }: { path: string }) {
  const t = useTranslate();
  const { state, copy } = useCopyPage(path);
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-outcome={state}
        aria-disabled={state === 'copying'}
        onClick={() => void copy()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 9h10v11H9zM5 15V4h10" />
        </svg>
        {/* All labels share one place, so that nothing moves when they change. */}
        {Object.entries(LABELS).map(([name, key]) => (
          <span key={name} hidden={name !== state}>
            {t(key)}
          </span>
        ))}
      </button>
      <span role="status" className={styles.status}>
        {state === 'idle' ? '' : t(LABELS[state])}
      </span>
      {state === 'failed' && (
        <a href={path} className={styles.wayOut}>
          {t('pageActions.openInstead')}
        </a>
      )}
    </>
  );
}
