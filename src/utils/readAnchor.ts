/**
 * The id of the element that an address points at.
 *
 * @param hash with its `#`, or empty. One that is no encoded text, such as `#100%`, stands
 *   for itself: anybody can write an address, and none may break a page
 * @returns empty for an empty hash
 */
export function readAnchor(hash: string): string {
  const anchor = hash.slice(1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
