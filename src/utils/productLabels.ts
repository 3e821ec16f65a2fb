import type { LabelKey } from '@site/src/i18n/types';
import type { Product } from './paths';

/** Label of each product's name. */
export const PRODUCT_LABELS: Record<Product, LabelKey> = {
  'data-grid': 'product.dataGrid',
  'date-pickers': 'product.datePickers',
  charts: 'product.charts',
  'tree-view': 'product.treeView',
};
