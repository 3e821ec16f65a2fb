import type { LiveFault } from '../../../live-frame/client/messages';
import ErrorDecoderLink from '@theme/ErrorDecoderLink';
import { useSettled } from '@site/src/hooks/useSettled';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

/** How long a fault has to stand before it is shown, in milliseconds. */
const DELAY = 300;

const TITLES = {
  syntax: 'live.syntaxError',
  link: 'live.linkError',
  run: 'live.runError',
  network: 'live.networkError',
} as const;

interface LiveErrorsProps {
  /** Undefined while the code is sound. */
  fault: LiveFault | undefined;
}

/**
 * The fault of the code under edit, announced without interrupting. A word half typed
 * is no fault yet: it appears once the typing pauses, and goes at once when it is mended.
 */
export default function LiveErrors({ fault }: LiveErrorsProps) {
  const t = useTranslate();
  // By content: code that throws at each tick of a timer has one fault, which stands.
  const text = fault && JSON.stringify(fault);
  const settled = useSettled(text, text === undefined ? 0 : DELAY);
  const shown =
    text === undefined || settled === undefined
      ? undefined
      : (JSON.parse(settled) as LiveFault);
  return (
    <div aria-live="polite" className={styles.errors}>
      {shown && (
        <>
          <p>
            <strong>{t(TITLES[shown.phase])}</strong>{' '}
            {shown.file !== undefined && (
              <span className={styles.place}>
                {shown.line === undefined
                  ? shown.file
                  : t('live.place', { file: shown.file, line: shown.line })}
              </span>
            )}
          </p>
          <pre>{shown.message}</pre>
          <ErrorDecoderLink message={shown.message} />
        </>
      )}
    </div>
  );
}
