import { createRandom } from '@site/sample-data/random';

/** A quarter of an hour of power in one area, as it is traded on the day before. */
export interface Contract {
  id: number;
  area: string;
  /** Start of the delivery, such as 07:15. */
  delivery: string;
  /** Euros per megawatt hour. */
  bid: number;
  ask: number;
  last: number;
  /** Percent since the market opened. */
  change: number;
  /** Megawatt hours. */
  volume: number;
  /** The last prices, oldest first. */
  trend: number[];
}

const AREAS = [
  'Alder Coast',
  'Birch Hills',
  'Cedar Bay',
  'Dogwood Plain',
  'Elm Valley',
  'Fir Mountains',
  'Gorse Islands',
  'Hazel Forest',
  'Ivy Lakes',
  'Juniper North',
];

const TREND_LENGTH = 16;

const round = (value: number) => Math.round(value * 100) / 100;

const toTime = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;

/** Ten areas with 96 quarters of an hour each. */
export function createContracts(): Contract[] {
  const random = createRandom(7211);
  return Array.from({ length: AREAS.length * 96 }, (_, id) => {
    const quarter = id % 96;
    const evening = Math.max(0, 30 - Math.abs(quarter - 76));
    const last = round(48 + evening + random.decimal(-9, 9, 2));
    return {
      id,
      area: AREAS[Math.floor(id / 96)]!,
      delivery: toTime(quarter),
      bid: round(last - 0.1),
      ask: round(last + 0.1),
      last,
      change: 0,
      volume: random.integer(20, 400),
      trend: Array.from({ length: TREND_LENGTH }, () => last),
    };
  });
}

/**
 * Plays the market.
 *
 * @returns takes a number of trades, and returns the contracts that they changed
 */
export function createMarket(contracts: readonly Contract[]) {
  const random = createRandom(88);
  const opening = contracts.map(({ last }) => last);
  const latest = [...contracts];
  return (trades: number): Contract[] =>
    Array.from({ length: trades }, () => {
      const id = random.integer(0, contracts.length - 1);
      const contract = latest[id]!;
      const last = Math.max(1, round(contract.last + random.decimal(-0.6, 0.6, 2)));
      const spread = random.decimal(0.05, 0.2, 2);
      latest[id] = {
        ...contract,
        bid: round(last - spread),
        ask: round(last + spread),
        last,
        change: round((last / opening[id]! - 1) * 100),
        volume: contract.volume + random.integer(1, 25),
        trend: [...contract.trend.slice(1), last],
      };
      return latest[id];
    });
}
