/** Vertical padding of a row, in px, and the size of its text. */
export const DENSITIES = {
  compact: { padding: 2, fontSize: '0.875rem', indentation: 12 },
  standard: { padding: 4, fontSize: '1rem', indentation: 20 },
  roomy: { padding: 10, fontSize: '1rem', indentation: '2rem' },
} as const;

export type Density = keyof typeof DENSITIES;

export const DENSITY_NAMES = Object.keys(DENSITIES) as Density[];
