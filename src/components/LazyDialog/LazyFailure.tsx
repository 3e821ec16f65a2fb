import { useTranslate } from '@site/src/hooks/useTranslate';
import type { LabelKey } from '@site/src/i18n/types';
import styles from './styles.module.css';

interface LazyFailureProps {
  /** Says what could not be fetched. */
  textKey: LabelKey;
  onRetry: () => void;
}

/** Says that something could not be fetched, and lets the reader try again. */
export default function LazyFailure({ textKey, onRetry }: LazyFailureProps) {
  const t = useTranslate();
  return (
    <p role="alert" className={styles.failure}>
      {t(textKey)}{' '}
      <button type="button" onClick={onRetry}>
        {t('lazyDialog.retry')}
      </button>
    </p>
  );
}
