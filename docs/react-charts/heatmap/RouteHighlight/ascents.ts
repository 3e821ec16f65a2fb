export const lines = ['Blue', 'Red', 'Green', 'Black', 'White'];
export const weeks = ['W 36', 'W 37', 'W 38', 'W 39', 'W 40', 'W 41'];

/** Ascents per week, one row per route. */
const ascents = [
  [64, 58, 71, 49, 38, 30],
  [12, 27, 41, 55, 62, 59],
  [80, 76, 69, 73, 66, 70],
  [3, 5, 4, 9, 14, 21],
  [33, 30, 42, 38, 47, 51],
];

export const series = [
  {
    data: ascents.flatMap((row, yIndex) =>
      row.map((value, xIndex) => [xIndex, yIndex, value] as const),
    ),
    label: 'Ascents',
    highlightScope: { highlight: 'item', fade: 'global' } as const,
  },
];
