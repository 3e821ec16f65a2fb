import type { LoadState } from '@site/src/hooks/useModule';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

/** What stands in the place of a bench until it has come: a hatch as large, or why it doesn't come. */
export default function Coming({ failure, loading, retry }: LoadState) {
  const t = useTranslate();
  return failure !== undefined && !loading ? (
    <p role="alert">
      {t('playground.failed')}{' '}
      <button type="button" onClick={retry}>
        {t('playground.retry')}
      </button>
    </p>
  ) : (
    <div className={styles.coming}>
      <noscript>{t('playground.needsScript')}</noscript>
      <p role="status" className={styles.hidden}>
        {loading && t('playground.loading')}
      </p>
    </div>
  );
}
