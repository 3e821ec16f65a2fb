import { toWebAddress, type AdRecord } from './parseFeed';

/** Asks the addresses that count a display. What they answer, and whether, is of no matter. */
export function requestPixels(addresses: readonly string[]): void {
  addresses.forEach((address) => {
    new Image().src = address;
  });
}

/** Most addresses that one ad may have asked: more of them measure nothing. */
const MAX_PIXELS = 10;

/**
 * The addresses that count the display of an ad: `statimp`, and the entries of `pixel`
 * with their `[timestamp]` filled in. Entries that are no web addresses are left out.
 *
 * @param now the time in milliseconds; stands in where the ad has no timestamp
 */
export function listPixels(
  { statimp, pixel, timestamp }: AdRecord,
  now: number,
): string[] {
  const stamp = encodeURIComponent(timestamp ?? String(now));
  const entries = (pixel ?? '')
    .split('||')
    // By a function: in a text `$` would be a pattern's.
    .map((entry) => entry.trim().replaceAll('[timestamp]', () => stamp));
  return [statimp, ...entries]
    .map(toWebAddress)
    .filter((address) => address !== undefined)
    .slice(0, MAX_PIXELS);
}
