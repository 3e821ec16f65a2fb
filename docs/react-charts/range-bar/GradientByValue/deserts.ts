import type { RangeBarValueType } from '@mui/x-charts-premium/models';

/** Deserts, in the order of `temperatures`. */
export const deserts = ['Gobi', 'Namib', 'Sahara', 'Thar'];

/** Lowest and highest air temperature of a year, in °C. */
export const temperatures: RangeBarValueType[] = [
  [-38, 42],
  [4, 40],
  [-2, 49],
  [3, 50],
];
