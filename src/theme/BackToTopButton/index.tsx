import clsx from 'clsx';
import { ThemeClassNames, SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useShortcut } from '@site/plugins/shortcuts/client';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';
import { useSyncExternalStore } from 'react';

/** Scrolls to the top, and takes the focus there: the button that had it is gone. */
function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const content = document.getElementById(SkipToContentFallbackId);
  content?.setAttribute('tabindex', '-1');
  content?.focus({ preventScroll: true });
  content?.removeAttribute('tabindex');
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

/** How many screens down counts as far. */
const SCREENS = 2;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Whether the page is scrolled by more than two screens; false on the server. */
function useScrolledFar(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCREENS * window.innerHeight,
    () => false,
  );
}

/**
 * Ejected: the original comes and goes with the direction of scrolling, lies over demos,
 * and scrolls smoothly for readers who asked for less motion.
 */
export default function BackToTopButton() {
  const t = useTranslate();
  const isFar = useScrolledFar();
  useShortcut('t', 'shortcuts.top', scrollToTop);
  const label = t('shortcuts.top');
  return (
    <div className={styles.rail}>
      {isFar && (
        <button
          type="button"
          className={clsx(ThemeClassNames.common.backToTopButton, styles.button)}
          aria-label={label}
          title={label}
          onClick={scrollToTop}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 19V5m-6 6l6-6 6 6" />
          </svg>
        </button>
      )}
    </div>
  );
}
