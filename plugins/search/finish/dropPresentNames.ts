import type { SearchPlace } from './types';

/** A name within its product, whatever its case: `Toolbar` became `toolbar`. */
function toKey({ name, page: { product } }: SearchPlace): string {
  return `${product} ${name.toLowerCase()}`;
}

/**
 * Drops old names that the product's reference still has: who asks for one means that. Those
 * that are deprecated stay, behind the reference, for what to use instead.
 */
export function dropPresentNames(places: readonly SearchPlace[]): SearchPlace[] {
  const members = places.filter(({ page }) => page.kind === 'api');
  const deprecated = new Set(
    members.filter(({ preview }) => preview?.deprecated).map(toKey),
  );
  const present = new Set(
    members.filter(({ preview }) => !preview?.deprecated).map(toKey),
  );
  return places.flatMap((place) => {
    if (place.type !== 'oldName') {
      return place;
    }
    const key = toKey(place);
    return present.has(key)
      ? []
      : { ...place, ...(deprecated.has(key) && { preview: { deprecated: true } }) };
  });
}
