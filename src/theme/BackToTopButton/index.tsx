import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useShortcut } from '@site/plugins/shortcuts/client';
import { useScrolledFar } from '@site/src/hooks/useScrolledFar';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { scrollToTop } from './scrollToTop';
import styles from './styles.module.css';

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
