import { visitTextStorage } from '@site/src/utils/storage';

/** How an ad looks: with its picture, or as text alone. */
export type AdShape = 'image' | 'inline';

/** Name of the session storage entry with the shape of this visit's ads. */
export const AD_SHAPE_STORAGE_NAME = 'adShape';

/** How likely a visit's ads are text alone. */
const INLINE_PROBABILITY = 0.2;

/**
 * The shape of the ads in this visit: drawn at the first one and kept, as far as the
 * browser lets us, so that it does not change from page to page. Browser only.
 */
export function getSessionShape(random: () => number): AdShape {
  const stored = visitTextStorage.read(AD_SHAPE_STORAGE_NAME);
  if (stored === 'image' || stored === 'inline') {
    return stored;
  }
  const shape = random() < INLINE_PROBABILITY ? 'inline' : 'image';
  visitTextStorage.write(AD_SHAPE_STORAGE_NAME, shape);
  return shape;
}
