import { createPeople } from './people';
import { createRandom, round, type Random } from './random';

export const TRADE_STATUSES = [
  'open',
  'partly filled',
  'filled',
  'canceled',
  'rejected',
] as const;

export type TradeStatus = (typeof TRADE_STATUSES)[number];

/** A trade of a raw material. */
export interface Trade {
  id: number;
  commodity: string;
  sector: string;
  side: 'buy' | 'sell';
  trader: string;
  /** City of the trader's desk. */
  desk: string;
  /** US dollars per tonne. */
  unitPrice: number;
  /** Tonnes. */
  quantity: number;
  /** Share of the quantity that is traded so far, from 0 to 1. */
  filled: number;
  /** Fee in US dollars, of the traded share. */
  fee: number;
  status: TradeStatus;
  /** Day and time in the trading hours of 2026. */
  tradedAt: Date;
}

/** Per sector: commodities with a usual price in US dollars per tonne. */
const PRICES: Record<string, Record<string, number>> = {
  Metals: { Aluminum: 2450, Copper: 9300, Nickel: 15_600, Zinc: 2800 },
  Grains: { Corn: 185, Rice: 410, Soybeans: 395, Wheat: 215 },
  Softs: { Cocoa: 6900, Coffee: 6400, Cotton: 1580, Rubber: 1720, Sugar: 405 },
};

const COMMODITIES = Object.entries(PRICES).flatMap(([sector, prices]) =>
  Object.entries(prices).map(([commodity, price]) => ({ commodity, sector, price })),
);

const DESKS = ['Rotterdam', 'Singapore', 'Santos', 'Chicago', 'Dubai', 'Durban'];

function getFilledShare(status: TradeStatus, random: Random): number {
  switch (status) {
    case 'filled':
      return 1;
    case 'partly filled':
      return random.integer(5, 95) / 100;
    default:
      return 0;
  }
}

/**
 * Creates trades. A hundred thousand take a fraction of a second.
 *
 * @param count how many
 * @param seed another one gives other trades
 */
export function createTrades(count: number, seed = 3): Trade[] {
  const random = createRandom(seed);
  const traders = createPeople(40, random).map(({ name }) => ({
    trader: name,
    desk: random.pick(DESKS),
  }));
  return Array.from({ length: count }, (_, index) => {
    const { commodity, sector, price } = random.pick(COMMODITIES);
    const { trader, desk } = random.pick(traders);
    const unitPrice = random.decimal(price * 0.85, price * 1.15, 2);
    const quantity = random.integer(1, 400) * 5;
    const status = random.pick(TRADE_STATUSES);
    const filled = getFilledShare(status, random);
    const feeRate = random.decimal(0.0005, 0.002, 4);
    return {
      id: index + 1,
      commodity,
      sector,
      side: random.chance(0.5) ? 'buy' : 'sell',
      trader,
      desk,
      unitPrice,
      quantity,
      filled,
      fee: round(unitPrice * quantity * filled * feeRate, 2),
      status,
      tradedAt: new Date(
        2026,
        0,
        random.integer(1, 365),
        random.integer(8, 17),
        random.integer(0, 59),
      ),
    };
  });
}

/** Two hundred trades. */
export const trades: readonly Trade[] = createTrades(200);
