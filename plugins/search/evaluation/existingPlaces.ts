import fs from 'node:fs';
import path from 'node:path';

/**
 * Whether a place is in a build: its page, and on that its anchor.
 *
 * @param buildDir the build's folder
 * @param place a canonical path such as `/x/react-charts/bars#gaps`; a query is left aside
 */
export function hasPlace(buildDir: string, place: string): boolean {
  const [address = '', anchor] = place.split('#', 2);
  const [route = ''] = address.split('?', 1);
  const file = path.join(buildDir, `${route}.html`);
  if (!fs.existsSync(file)) {
    return false;
  }
  if (anchor === undefined) {
    return true;
  }
  const html = fs.readFileSync(file, 'utf8');
  return [`id=${anchor} `, `id=${anchor}>`, `id="${anchor}"`].some((attribute) =>
    html.includes(attribute),
  );
}

/**
 * Anchors that are named on pages which exist, and are not there: mistakes in the
 * questions, or headings that were given another id.
 */
export function listBrokenPlaces(
  buildDir: string,
  places: readonly string[],
): string[] {
  return places.filter(
    (place) =>
      !hasPlace(buildDir, place) && hasPlace(buildDir, place.split('#', 1)[0]!),
  );
}
