import { SkipToContentFallbackId } from '@docusaurus/theme-common';

/** Scrolls to the top, and takes the focus there: the button that had it is gone. */
export function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const content = document.getElementById(SkipToContentFallbackId);
  content?.setAttribute('tabindex', '-1');
  content?.focus({ preventScroll: true });
  content?.removeAttribute('tabindex');
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
