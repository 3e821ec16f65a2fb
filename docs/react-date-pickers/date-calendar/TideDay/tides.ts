/** Height of high water, in meters, on the days of June 2026. */
const HIGH_WATER = [
  4.8, 4.7, 4.5, 4.2, 3.9, 3.6, 3.3, 3.2, 3.3, 3.6, 4, 4.4, 4.7, 5, 5.2, 5.3, 5.3,
  5.1, 4.8, 4.5, 4.1, 3.8, 3.5, 3.4, 3.5, 3.8, 4.1, 4.4, 4.7, 4.8,
];

/** The height of high water on a date of the month. */
export function getHighWater(date: number) {
  return HIGH_WATER[(date - 1) % HIGH_WATER.length] ?? 0;
}

/** How long the day's bar is, from 0 to 1. */
export function getShare(height: number) {
  return (height - 2.8) / 2.5;
}
