import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

/** Says that the results are those of names alone. */
export default function Partial({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <p className={styles.partial}>
      {t('search.partial')}
      <button type="button" className={styles.quiet} onClick={onRetry}>
        {t('search.retry')}
      </button>
    </p>
  );
}
