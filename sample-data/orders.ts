import { createPeople } from './people';
import { createRandom, type Random } from './random';

export const ORDER_STATUSES = [
  'open',
  'packed',
  'shipped',
  'delivered',
  'returned',
  'canceled',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** An order at a shop for tea and tableware. */
export interface Order {
  id: number;
  customer: string;
  country: string;
  product: string;
  category: string;
  /** Pieces ordered, from 1. */
  quantity: number;
  /** Price of a piece in US dollars. */
  unitPrice: number;
  status: OrderStatus;
  /** Day and time, from January to June 2026. */
  placedAt: Date;
  /** The day it left the shop, or null while it hasn't. */
  shippedAt: Date | null;
  paid: boolean;
}

/** Per category: products with their price in US dollars. */
const CATALOG: Record<string, Record<string, number>> = {
  Tea: {
    'Sencha, 100 g': 14.5,
    'Assam, 250 g': 12.9,
    'Jasmine pearls, 50 g': 18,
    'Rooibos, 200 g': 9.4,
  },
  Tableware: {
    'Stoneware teapot': 48,
    'Glass cup, set of 2': 22.5,
    'Oval serving plate': 36,
    'Milk jug': 19.9,
  },
  Textiles: { 'Linen napkin': 11, 'Tea towel': 8.5, 'Table runner': 42.5 },
};

const PRODUCTS = Object.entries(CATALOG).flatMap(([category, prices]) =>
  Object.entries(prices).map(([product, unitPrice]) => ({
    product,
    category,
    unitPrice,
  })),
);

const LEFT_THE_SHOP: readonly OrderStatus[] = ['shipped', 'delivered', 'returned'];

/** The last orders are on their way, the older ones have arrived: `age` runs from 0 (new) to 1. */
function createStatus(age: number, random: Random): OrderStatus {
  if (random.chance(0.06)) {
    return 'canceled';
  }
  if (age < 0.15) {
    return random.pick(['open', 'packed', 'shipped']);
  }
  return random.chance(0.08) ? 'returned' : 'delivered';
}

/**
 * Creates orders, the newest day first. Customers come back: there is one for about
 * three orders.
 *
 * @param count how many
 * @param seed another one gives other orders
 */
export function createOrders(count: number, seed = 1): Order[] {
  const random = createRandom(seed);
  const customers = createPeople(Math.min(400, Math.ceil(count / 3)), random);
  return Array.from({ length: count }, (_, index) => {
    const age = index / count;
    const day = 181 - Math.floor(age * 181);
    const { name: customer, country } = random.pick(customers);
    const status = createStatus(age, random);
    const hasLeft = LEFT_THE_SHOP.includes(status);
    return {
      id: 20_000 + count - index,
      customer,
      country,
      ...random.pick(PRODUCTS),
      quantity: random.integer(1, 8),
      status,
      placedAt: new Date(2026, 0, day, random.integer(8, 20), random.integer(0, 59)),
      shippedAt: hasLeft ? new Date(2026, 0, day + random.integer(1, 4)) : null,
      paid: status === 'canceled' ? false : hasLeft || random.chance(0.7),
    };
  });
}

/** A hundred orders, the newest day first. */
export const orders: readonly Order[] = createOrders(100);
