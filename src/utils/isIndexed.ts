/**
 * Addresses that search engines leave out: a demo alone, the page for missing addresses,
 * and the board of the translations, which is for contributors.
 */
const LEFT_OUT = /^\/(?:playground(?:\/.*)?|404(?:\.html)?|x\/translations)$/;

/**
 * Whether search engines may list a page. Such a page has a canonical address, its
 * translations and a social card in its head, and stands in the sitemap.
 *
 * @param canonical a canonical path, such as `/x/react-charts`
 */
export function isIndexed(canonical: string): boolean {
  return !LEFT_OUT.test(canonical);
}
