/**
 * The value below which a part of the numbers lies; the median where none is given.
 *
 * @param part from 0 to 1
 * @throws an Error for an empty list
 */
export function getQuantile(numbers: readonly number[], part = 0.5): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const value =
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  if (value === undefined) {
    throw new Error('Nothing was measured: there is no median of no numbers.');
  }
  return value;
}

/** Rounds to some digits after the point. */
export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

/** Bytes in kilobytes of 1,000 bytes, with one digit. */
export function toKilobytes(bytes: number): number {
  return round(bytes / 1000, 1);
}
