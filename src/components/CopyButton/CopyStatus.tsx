import type { CopyOutcome } from '@site/src/hooks/useCopy';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { COPY_LABELS } from './copyLabels';
import styles from './styles.module.css';

/** Announces the outcome of a copy. It stands beside the button, whose name screen readers don't watch. */
export default function CopyStatus({ outcome }: { outcome: CopyOutcome }) {
  const t = useTranslate();
  return (
    <span role="status" className={styles.status}>
      {outcome === 'idle' ? '' : t(COPY_LABELS[outcome])}
    </span>
  );
}
