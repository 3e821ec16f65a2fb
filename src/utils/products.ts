import type { LabelKey } from '@site/src/i18n/types';
import type { Product } from './paths';

/** A library that the portal documents. */
export interface ProductEntry {
  id: Product;
  /** Route of its overview. */
  route: string;
  labelKey: LabelKey;
  /** Label for narrow places, such as the navbar. */
  shortLabelKey: LabelKey;
  /** Label of the sentence that says what it does. */
  summaryKey: LabelKey;
}

/** The four libraries, in the order of the navigation. */
export const PRODUCTS: readonly ProductEntry[] = [
  {
    id: 'data-grid',
    route: '/x/react-data-grid',
    labelKey: 'product.dataGrid',
    shortLabelKey: 'product.dataGrid',
    summaryKey: 'landing.dataGrid',
  },
  {
    id: 'date-pickers',
    route: '/x/react-date-pickers',
    labelKey: 'product.datePickers',
    shortLabelKey: 'product.datePickersShort',
    summaryKey: 'landing.datePickers',
  },
  {
    id: 'charts',
    route: '/x/react-charts',
    labelKey: 'product.charts',
    shortLabelKey: 'product.charts',
    summaryKey: 'landing.charts',
  },
  {
    id: 'tree-view',
    route: '/x/react-tree-view',
    labelKey: 'product.treeView',
    shortLabelKey: 'product.treeView',
    summaryKey: 'landing.treeView',
  },
];

/** Label of each product's name. */
export const PRODUCT_LABELS = Object.fromEntries(
  PRODUCTS.map(({ id, labelKey }) => [id, labelKey]),
) as Record<Product, LabelKey>;

/** The entry of a product; undefined for a page of none. */
export function findProduct(id: Product | undefined): ProductEntry | undefined {
  return PRODUCTS.find((product) => product.id === id);
}
