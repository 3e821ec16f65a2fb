import { createRandom } from '@site/sample-data/random';

export const WAREHOUSES = ['Antwerp', 'Lyon', 'Porto', 'Riga'] as const;
export const CATEGORIES = [
  'Fasteners',
  'Cables',
  'Valves',
  'Bearings',
  'Seals',
] as const;
export const STATUSES = ['in stock', 'low', 'out of stock', 'discontinued'] as const;

export type Status = (typeof STATUSES)[number];

export interface Article {
  id: number;
  code: string;
  name: string;
  category: (typeof CATEGORIES)[number];
  warehouse: (typeof WAREHOUSES)[number];
  stock: number;
  /** Stock at which the article is ordered again. */
  minimum: number;
  /** US dollars per piece. */
  price: number;
  isDiscontinued: boolean;
}

const MATERIALS = ['steel', 'brass', 'nylon', 'copper', 'rubber'];
const SIZES = ['M4', 'M6', 'M8', 'M10', 'M12'];
const KINDS: Record<Article['category'], string[]> = {
  Fasteners: ['hex bolt', 'wood screw', 'washer'],
  Cables: ['power cable', 'cable gland', 'ground strap'],
  Valves: ['ball valve', 'check valve', 'gate valve'],
  Bearings: ['ball bearing', 'bushing', 'needle bearing'],
  Seals: ['O-ring', 'gasket', 'shaft seal'],
};

/** Creates articles, always the same. */
export function createArticles(count: number): Article[] {
  const random = createRandom(11);
  return Array.from({ length: count }, (_, index) => {
    const category = random.pick(CATEGORIES);
    const minimum = random.integer(1, 20) * 10;
    return {
      id: index + 1,
      code: `${category.slice(0, 2).toUpperCase()}-${String(index + 1).padStart(6, '0')}`,
      name: `${random.pick(KINDS[category])}, ${random.pick(MATERIALS)}, ${random.pick(SIZES)}`,
      category,
      warehouse: random.pick(WAREHOUSES),
      stock: random.chance(0.08) ? 0 : random.integer(0, 60) * 10,
      minimum,
      price: random.decimal(0.05, 80, 2),
      isDiscontinued: random.chance(0.04),
    };
  });
}

export function getStatus({ stock, minimum, isDiscontinued }: Article): Status {
  if (isDiscontinued) {
    return 'discontinued';
  }
  if (stock === 0) {
    return 'out of stock';
  }
  return stock < minimum ? 'low' : 'in stock';
}

/** Pieces that bring an article to twice its minimum, 0 if it has enough. */
export function getReorder(article: Article): number {
  const status = getStatus(article);
  return status === 'low' || status === 'out of stock'
    ? article.minimum * 2 - article.stock
    : 0;
}

/** Whether a value is a number of pieces. */
export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0;
