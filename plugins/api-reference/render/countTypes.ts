/** The key of the type that a link names, by its anchor or beside the address of its page. */
const KEYS = /<a [^>]*?(?:#type-([^"]+)"|data-type="([^"]+)")/g;

/** How many types markup of a page names, each counted once. */
export function countTypes(markups: readonly (string | undefined)[]): number {
  const found = markups.flatMap((markup = '') => [...markup.matchAll(KEYS)]);
  return new Set(found.map(([, anchor, key]) => key ?? anchor)).size;
}
