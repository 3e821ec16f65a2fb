import { useLayoutEffect, useRef } from 'react';
import type { LoadState } from '@site/src/hooks/useModule';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

/** What keeps the reader's place when the notice goes: the canvas, full screen or demo. */
const SURROUNDINGS = '[role="group"], dialog, [data-demo]';

function Notice({ failed }: { failed: LoadState[] }) {
  const t = useTranslate();
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const notice = ref.current;
    return () => {
      const place = notice?.closest<HTMLElement>(SURROUNDINGS);
      if (place && notice?.contains(document.activeElement)) {
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
      }
    };
  }, []);
  const isTrying = failed.some(({ loading }) => loading);
  return (
    <p ref={ref} role="alert" className={styles.partFailure}>
      <span>{t(isTrying ? 'demo.loading' : 'demo.partFailed')}</span>
      <button type="button" onClick={() => failed.forEach(({ retry }) => retry())}>
        {t('demo.retry')}
      </button>
    </p>
  );
}

/**
 * What stands in the place of parts that could not be loaded: a sentence and a way to try
 * again; nothing while none has failed. It stays during the next attempt, and so does the
 * focus on its button.
 */
export default function PartFailure({ parts }: { parts: LoadState[] }) {
  const failed = parts.filter(({ failure }) => failure !== undefined);
  return failed.length === 0 ? null : <Notice failed={failed} />;
}
