/** Pixels of a social card. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * Address of a page's social card, without origin: the page's head names it, and the
 * build draws it there.
 *
 * @param canonical the page's canonical path, such as `/x/react-charts`
 */
export function getSocialCardPath(canonical: string, language: string): string {
  const name = canonical === '/' ? '/index' : canonical;
  return `/social/${language}${name}.png`;
}
