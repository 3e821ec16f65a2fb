import type { LabelKey } from '@site/src/i18n/types';

/** A library that the portal documents. */
export interface ProductEntry {
  /** Route of its overview. */
  route: string;
  labelKey: LabelKey;
  /** Label of the sentence that says what it does. */
  summaryKey: LabelKey;
}

/** The four libraries, in the order of the navigation. */
export const PRODUCTS: readonly ProductEntry[] = [
  {
    route: '/x/react-data-grid',
    labelKey: 'product.dataGrid',
    summaryKey: 'landing.dataGrid',
  },
  {
    route: '/x/react-date-pickers',
    labelKey: 'product.datePickers',
    summaryKey: 'landing.datePickers',
  },
  {
    route: '/x/react-charts',
    labelKey: 'product.charts',
    summaryKey: 'landing.charts',
  },
  {
    route: '/x/react-tree-view',
    labelKey: 'product.treeView',
    summaryKey: 'landing.treeView',
  },
];
