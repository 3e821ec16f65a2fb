import {
  MAX_RECENT_LENGTH,
  MAX_RECENT_SEARCHES,
} from '@site/plugins/settings/common';

/**
 * Puts a search first among the remembered ones, once, and drops what is over the limit.
 *
 * @param text as it was typed; an empty one, and one that is too long, changes nothing
 */
export function addRecentSearch(
  searches: readonly string[],
  text: string,
): readonly string[] {
  const added = text.trim();
  if (added === '' || added.length > MAX_RECENT_LENGTH) {
    return searches;
  }
  const others = searches.filter(
    (search) => search.toLowerCase() !== added.toLowerCase(),
  );
  return [added, ...others].slice(0, MAX_RECENT_SEARCHES);
}
