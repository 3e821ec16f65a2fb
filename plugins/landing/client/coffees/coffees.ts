export type ContinentId = 'africa' | 'americas' | 'asia';

export type RoastId = 'light' | 'medium' | 'dark';

export interface Coffee {
  id: string;
  name: string;
  continent: ContinentId;
  /** ISO code of the country that it comes from. */
  country: string;
  roast: RoastId;
  /** Kilograms roasted in each month of 2026. */
  kilos: readonly number[];
  /** It comes every other week: on this day of the week, in even (0) or odd (1) weeks. */
  delivery: { weekday: number; week: 0 | 1 };
}

export const CONTINENTS: readonly ContinentId[] = ['africa', 'americas', 'asia'];

export const COFFEES: readonly Coffee[] = [
  {
    id: 'yirgacheffe',
    name: 'Yirgacheffe',
    continent: 'africa',
    country: 'ET',
    roast: 'light',
    kilos: [96, 104, 118, 132, 140, 128, 110, 98, 90, 86, 94, 112],
    delivery: { weekday: 2, week: 0 },
  },
  {
    id: 'nyeri',
    name: 'Nyeri',
    continent: 'africa',
    country: 'KE',
    roast: 'light',
    kilos: [60, 72, 84, 96, 88, 76, 64, 58, 66, 80, 88, 74],
    delivery: { weekday: 4, week: 1 },
  },
  {
    id: 'kayanza',
    name: 'Kayanza',
    continent: 'africa',
    country: 'BI',
    roast: 'medium',
    kilos: [40, 38, 44, 52, 66, 80, 86, 78, 64, 52, 44, 42],
    delivery: { weekday: 3, week: 0 },
  },
  {
    id: 'antigua',
    name: 'Antigua',
    continent: 'americas',
    country: 'GT',
    roast: 'medium',
    kilos: [84, 92, 104, 110, 98, 86, 80, 74, 70, 78, 88, 96],
    delivery: { weekday: 1, week: 1 },
  },
  {
    id: 'cerrado',
    name: 'Cerrado',
    continent: 'americas',
    country: 'BR',
    roast: 'dark',
    kilos: [140, 132, 126, 120, 128, 146, 168, 182, 190, 176, 160, 150],
    delivery: { weekday: 5, week: 0 },
  },
  {
    id: 'huila',
    name: 'Huila',
    continent: 'americas',
    country: 'CO',
    roast: 'medium',
    kilos: [110, 98, 92, 104, 120, 134, 126, 112, 104, 118, 130, 124],
    delivery: { weekday: 2, week: 1 },
  },
  {
    id: 'sumatra',
    name: 'Sumatra',
    continent: 'asia',
    country: 'ID',
    roast: 'dark',
    kilos: [72, 78, 86, 94, 90, 82, 76, 80, 92, 104, 98, 84],
    delivery: { weekday: 1, week: 1 },
  },
  {
    id: 'malabar',
    name: 'Malabar',
    continent: 'asia',
    country: 'IN',
    roast: 'dark',
    kilos: [48, 56, 64, 60, 54, 46, 42, 44, 50, 58, 62, 54],
    delivery: { weekday: 4, week: 1 },
  },
];

/** The month that the calendar opens with, from 1 on, and its year. */
export const DELIVERY_MONTH = { year: 2026, month: 4 };

const DAY = 86_400_000;

/** The days since the first Monday of 1970. */
function countDays(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY - 4;
}

/** Whether a coffee comes on a day, given as `2026-04-15`. */
export function isDelivered({ delivery }: Coffee, day: string): boolean {
  const days = countDays(day);
  const weekday = ((days % 7) + 8) % 7;
  return (
    weekday === delivery.weekday &&
    Math.abs(Math.floor(days / 7)) % 2 === delivery.week
  );
}

export function countKilos({ kilos }: Coffee): number {
  return kilos.reduce((sum, month) => sum + month, 0);
}
