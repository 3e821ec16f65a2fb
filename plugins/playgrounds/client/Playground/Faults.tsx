import { useTranslate } from '@site/src/hooks/useTranslate';
import type { PlaygroundFault } from '../../common';
import styles from './styles.module.css';

/** What the address asks for in vain. */
export default function Faults({ faults }: { faults: readonly PlaygroundFault[] }) {
  const t = useTranslate();
  return faults.map(({ name, value, valid }) => (
    <p key={name} role="status" className={styles.fault}>
      {valid.length > 0
        ? t('playground.fault', { name, value, valid: valid.join(', ') })
        : t('playground.unknown', { name })}
    </p>
  ));
}
