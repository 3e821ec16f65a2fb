import { createDays, createSeries, type SeriesShape } from './series';
import { round } from './random';

/** Visitors of a botanical garden on a day. */
export type VisitorsDay = { date: Date; visitors: number };

/** Air temperature at a lake on a day, in degrees Celsius. */
export type TemperatureDay = { date: Date; low: number; high: number };

/** Electricity that an island made on a day, in megawatt-hours by source. */
export type EnergyDay = {
  date: Date;
  solar: number;
  wind: number;
  hydro: number;
  diesel: number;
};

/**
 * Creates the garden's visitors: most in summer, more at weekends, more each year.
 *
 * @param count days from January 1, 2026
 * @param seed another one gives other weather
 */
export function createVisitors(count: number, seed = 5): VisitorsDay[] {
  const dates = createDays(count);
  const shape = { level: 640, trend: 90, season: 420, weekend: 380, noise: 140 };
  const visitors = createSeries(dates, { ...shape, min: 25 }, seed);
  return dates.map((date, index) => ({ date, visitors: visitors[index] ?? 0 }));
}

/**
 * Creates the lake's temperatures; the low is at least two degrees below the high.
 *
 * @param count days from January 1, 2026
 * @param seed another one gives other weather
 */
export function createTemperatures(count: number, seed = 6): TemperatureDay[] {
  const dates = createDays(count);
  const shape = { level: 11.5, season: 11, peakDay: 203, noise: 2.4, places: 1 };
  const highs = createSeries(dates, shape, seed);
  const span = { level: 7, noise: 2, min: 2, places: 1 };
  const spans = createSeries(dates, span, seed + 1);
  return dates.map((date, index) => {
    const high = highs[index] ?? 0;
    return { date, low: round(high - (spans[index] ?? 0), 1), high };
  });
}

/**
 * Creates the island's electricity: sun in summer, wind in winter, water in spring.
 *
 * @param count days from January 1, 2026
 * @param seed another one gives other weather
 */
export function createEnergy(count: number, seed = 8): EnergyDay[] {
  const dates = createDays(count);
  const create = (shape: SeriesShape, offset: number) =>
    createSeries(dates, { places: 1, min: 0, ...shape }, seed + offset);
  const solar = create({ level: 52, season: 34, peakDay: 172, noise: 14 }, 0);
  const wind = create({ level: 74, season: -26, trend: 12, noise: 30 }, 1);
  const hydro = create({ level: 38, season: 14, peakDay: 110, noise: 4 }, 2);
  const diesel = create({ level: 24, season: -9, trend: -10, noise: 7 }, 3);
  return dates.map((date, index) => ({
    date,
    solar: solar[index] ?? 0,
    wind: wind[index] ?? 0,
    hydro: hydro[index] ?? 0,
    diesel: diesel[index] ?? 0,
  }));
}

/** A year of visitors, day by day. */
export const visitors: VisitorsDay[] = createVisitors(365);

/** A year of temperatures, day by day. */
export const temperatures: TemperatureDay[] = createTemperatures(365);

/** A year of electricity, day by day. */
export const energy: EnergyDay[] = createEnergy(365);
