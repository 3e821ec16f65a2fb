import { useHydrated } from '@site/src/hooks/useHydrated';
import { useConsent, type ConsentControl } from '../useConsent';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { LabelKey } from '@site/src/i18n/types';
import styles from './styles.module.css';

const ANSWERS = [
  ['denied', 'consent.refuse'],
  ['granted', 'consent.allow'],
] as const;

/** Where the reader stands. */
function getStateKey({ asked, consent, isRefused }: ConsentControl): LabelKey {
  if (isRefused) {
    return 'consent.refused';
  }
  if (!asked.analytics && !asked.ads) {
    return 'consent.needless';
  }
  return consent === undefined ? 'consent.undecided' : `consent.${consent}`;
}

/** Shows the reader's answer about services that observe, and lets them change it. */
export default function ConsentChoice() {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const control = useConsent();
  const { asked, consent, isRefused, setConsent } = control;
  const isAsked = (asked.analytics || asked.ads) && !isRefused;
  return (
    <div className={styles.choice}>
      <p role="status">{isHydrated ? t(getStateKey(control)) : '…'}</p>
      {isAsked && (
        <div className={styles.answers}>
          {ANSWERS.map(([answer, key]) => (
            <button
              key={answer}
              type="button"
              aria-pressed={consent === answer}
              onClick={() => setConsent(answer)}
            >
              {t(key)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
