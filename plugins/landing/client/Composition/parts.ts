import type { ComponentType } from 'react';
import type { PartProps } from '../coffees/types';
import type { LabelKey } from '@site/src/i18n/types';
import type { Product } from '@site/src/utils/paths';
import { CalendarPicture } from './pictures/CalendarPicture';
import { ChartPicture } from './pictures/ChartPicture';
import { GridPicture } from './pictures/GridPicture';
import { TreePicture } from './pictures/TreePicture';

/** A library's part in the composition. */
export interface Part {
  product: Product;
  /** What the reader can do with it. */
  hintKey: LabelKey;
  /** What stands there until the part runs: readable without a script, and as high. */
  Picture: ComponentType<PartProps>;
  load: () => Promise<{ default: ComponentType<PartProps> }>;
}

/** The parts, in the order of reading. */
export const PARTS: readonly Part[] = [
  {
    product: 'tree-view',
    hintKey: 'landing.treeViewTry',
    Picture: TreePicture,
    load: () => import('../coffees/CoffeeTree'),
  },
  {
    product: 'data-grid',
    hintKey: 'landing.dataGridTry',
    Picture: GridPicture,
    load: () => import('../coffees/CoffeeGrid'),
  },
  {
    product: 'date-pickers',
    hintKey: 'landing.datePickersTry',
    Picture: CalendarPicture,
    load: () => import('../coffees/DeliveryCalendar'),
  },
  {
    product: 'charts',
    hintKey: 'landing.chartsTry',
    Picture: ChartPicture,
    load: () => import('../coffees/KiloBars'),
  },
];
