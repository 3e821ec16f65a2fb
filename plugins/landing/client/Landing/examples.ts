import type { ComponentType } from 'react';
import type { LabelKey } from '@site/src/i18n/types';
import type { Product } from '@site/src/utils/paths';
import { CalendarPreview } from './previews/CalendarPreview';
import { ChartPreview } from './previews/ChartPreview';
import { GridPreview } from './previews/GridPreview';
import { TreePreview } from './previews/TreePreview';

/** A small example of a library. */
export interface Example {
  /** What the reader can do with it. */
  tryKey: LabelKey;
  /** What stands there until the example runs: readable without a script. */
  Preview: ComponentType;
  load: () => Promise<{ default: ComponentType }>;
}

/** One example of each library. */
export const EXAMPLES: Record<Product, Example> = {
  'data-grid': {
    tryKey: 'landing.dataGridTry',
    Preview: GridPreview,
    load: () => import('@site/docs/landing/RoastBatches/RoastBatches'),
  },
  'date-pickers': {
    tryKey: 'landing.datePickersTry',
    Preview: CalendarPreview,
    load: () => import('@site/docs/landing/DeliveryDay'),
  },
  charts: {
    tryKey: 'landing.chartsTry',
    Preview: ChartPreview,
    load: () => import('@site/docs/landing/RoastedKilos/RoastedKilos'),
  },
  'tree-view': {
    tryKey: 'landing.treeViewTry',
    Preview: TreePreview,
    load: () => import('@site/docs/landing/CoffeeOrigins/CoffeeOrigins'),
  },
};
