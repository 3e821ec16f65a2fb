import type { MouseEvent } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { focusPlace } from '@site/src/utils/focusPlace';
import styles from './styles.module.css';

/** Leads to `main`; without script to what is around it. */
function skip(event: MouseEvent) {
  const main = document.querySelector('main');
  if (main) {
    event.preventDefault();
    focusPlace(main);
    main.scrollIntoView();
  }
}

/**
 * Ejected: the original loses the focus again in the browsers that drop it with the
 * tabindex, and hides the link where right-to-left pages could scroll to it.
 * `clientModules/announcePage` moves the focus to `data-page-start` on a new page.
 */
export default function SkipToContent() {
  const t = useTranslate();
  return (
    <div
      role="region"
      aria-label={t('skip.toContent')}
      className={styles.start}
      data-page-start
    >
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {t('skip.toContent')}
      </a>
    </div>
  );
}
