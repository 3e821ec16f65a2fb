import { useEffect, useState } from 'react';
import clsx from 'clsx';
import { ThemeClassNames, SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useShortcut } from '@site/plugins/shortcuts/client';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

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

/** Where the reader is: near the top, or far from it and going down or up. */
type Place = 'near' | 'going-down' | 'going-up';

/** The reader's place on the page; near on the server. */
function usePlace(): Place {
  const [place, setPlace] = useState<Place>('near');
  useEffect(() => {
    let last = window.scrollY;
    const listener = () => {
      const { scrollY, innerHeight } = window;
      if (scrollY <= SCREENS * innerHeight) {
        setPlace('near');
      } else {
        setPlace(scrollY < last ? 'going-up' : 'going-down');
      }
      last = scrollY;
    };
    listener();
    window.addEventListener('scroll', listener, { passive: true });
    return () => window.removeEventListener('scroll', listener);
  }, []);
  return place;
}

/**
 * Ejected: the original lies over demos, and scrolls smoothly for readers who asked for less
 * motion. This one stands beside the text; on a phone, which has no room there, it shows
 * while the reader goes up.
 */
export default function BackToTopButton() {
  const t = useTranslate();
  const place = usePlace();
  useShortcut('t', 'shortcuts.top', scrollToTop);
  const label = t('shortcuts.top');
  return (
    <div className={styles.rail}>
      {place !== 'near' && (
        <button
          type="button"
          className={clsx(ThemeClassNames.common.backToTopButton, styles.button)}
          data-place={place}
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
