import type { Page } from '@playwright/test';

/** Names the targets of the page's own links that would land under its sticky header. */
export async function checkCoveredTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('.navbar');
    const isSticky =
      header !== null &&
      ['sticky', 'fixed'].includes(getComputedStyle(header).position);
    if (!isSticky) {
      return [];
    }
    const { height } = header.getBoundingClientRect();
    const padding = parseFloat(
      getComputedStyle(document.documentElement).scrollPaddingTop,
    );
    const ids = [
      ...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]'),
    ]
      .filter(({ pathname }) => pathname === window.location.pathname)
      .map(({ hash }) => decodeURIComponent(hash.slice(1)));
    return [...new Set(ids)].flatMap((id) => {
      const target = document.getElementById(id);
      if (target === null) {
        return [];
      }
      const top =
        (padding || 0) + parseFloat(getComputedStyle(target).scrollMarginTop);
      return top < height
        ? [`#${id} stops ${Math.round(height - top)} px under the sticky header`]
        : [];
    });
  });
}
