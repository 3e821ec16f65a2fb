/** Nights of an observing run. */
export const nights = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Brightness of two stars in percent of their maximum. */
export const series = [
  { id: 'cepheid', label: 'Cepheid', data: [42, 71, 98, 83, 66, 49, 68, 97, 81] },
  { id: 'binary', label: 'Binary', data: [99, 98, 61, 99, 98, 60, 99, 97, 62] },
];
