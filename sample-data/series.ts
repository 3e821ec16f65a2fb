import { groupBy, type Group } from './groupBy';
import { createRandom, round } from './random';

/** How a series behaves; all values are in the unit of the series. */
export interface SeriesShape {
  /** The value that it swings around. */
  level: number;
  /** Change per year. @default 0 */
  trend?: number;
  /** Swing of the seasons: added at the peak, taken away half a year later. @default 0 */
  season?: number;
  /** Day of the year on which the season peaks. @default 196, in mid-July */
  peakDay?: number;
  /** Added on Saturdays and Sundays. @default 0 */
  weekend?: number;
  /** Largest step of the day-to-day wandering. @default 0 */
  noise?: number;
  /** Smallest value. @default none */
  min?: number;
  /** Decimal places. @default 0 */
  places?: number;
}

/** A date with numbers. A type, because the charts' `dataset` takes no interface. */
export type DayValues = { date: Date; [name: string]: number | Date };

/** How much of yesterday's noise is left today, from 0 (none) to 1. */
const PERSISTENCE = 0.7;

/** The first `count` days from January 1, 2026, each at midnight of the reader's zone. */
export function createDays(count: number): Date[] {
  return Array.from({ length: count }, (_, index) => new Date(2026, 0, index + 1));
}

/**
 * Creates one value per day: level, trend and season, with noise that wanders.
 *
 * @param dates consecutive days, as `createDays` makes them
 * @param seed another one gives other noise
 */
export function createSeries(
  dates: readonly Date[],
  shape: SeriesShape,
  seed: number,
): number[] {
  const { level, trend = 0, season = 0, peakDay = 196, weekend = 0 } = shape;
  const { noise = 0, min = -Infinity, places = 0 } = shape;
  const random = createRandom(seed);
  let drift = 0;
  return dates.map((date, index) => {
    drift = drift * PERSISTENCE + (random.next() * 2 - 1) * noise;
    const swing = season * Math.cos((2 * Math.PI * (index + 1 - peakDay)) / 365);
    const extra = [0, 6].includes(date.getDay()) ? weekend : 0;
    const value = level + (trend * index) / 365 + swing + extra + drift;
    return round(Math.max(min, value), places);
  });
}

function toMonth<Day extends DayValues>(days: Group<Day>, how: 'sum' | 'mean'): Day {
  const [first] = days;
  const values = Object.keys(first).map((name) => {
    const sum = days.reduce((total, day) => total + Number(day[name]), 0);
    return [name, round(how === 'sum' ? sum : sum / days.length, 1)];
  });
  const date = new Date(first.date.getFullYear(), first.date.getMonth(), 1);
  return { ...Object.fromEntries(values), date };
}

/**
 * Puts days together to months, each dated on its first day.
 *
 * @param how `sum` for amounts, `mean` for levels; rounded to one decimal place
 */
export function toMonths<Day extends DayValues>(
  days: readonly Day[],
  how: 'sum' | 'mean',
): Day[] {
  const months = groupBy(
    days,
    ({ date }) => `${date.getFullYear()}-${date.getMonth()}`,
  );
  return [...months.values()].map((month) => toMonth(month, how));
}
