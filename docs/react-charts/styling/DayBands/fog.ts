/** Full hours of a day. */
export const hours = Array.from({ length: 25 }, (_, hour) => hour);

/** Signals of the fog horn in each hour. */
export const signals = [
  22, 26, 31, 44, 58, 60, 57, 41, 20, 8, 2, 0, 0, 0, 1, 3, 4, 6, 9, 12, 14, 15, 19,
  24, 27,
];

export const sunrise = 5.5;
export const sunset = 20.75;
