import { useTranslate } from '@site/src/hooks/useTranslate';
import type { Product } from '@site/src/utils/paths';
import Places from './Places';
import styles from './styles.module.css';

interface FaultProps {
  /** Whether the site has no index, so that trying again is of no use. */
  isMissing: boolean;
  currentProduct: Product | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** What is said when the search can't answer. */
export default function Fault(props: FaultProps) {
  const { isMissing, currentProduct, onRetry, onClose } = props;
  const t = useTranslate();
  return (
    <div className={styles.message}>
      {isMissing ? (
        <>
          <h3>{t('search.missing')}</h3>
          <p>{t('search.missingHelp', { command: 'npm run build' })}</p>
          <Places currentProduct={currentProduct} onClose={onClose} />
        </>
      ) : (
        <>
          <h3>{t('search.failed')}</h3>
          <p>{t('search.failedHelp')}</p>
          <button type="button" className={styles.main} data-stop onClick={onRetry}>
            {t('search.retry')}
          </button>
        </>
      )}
    </div>
  );
}
