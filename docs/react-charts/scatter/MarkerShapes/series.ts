import type { ScatterSeries } from '@mui/x-charts/ScatterChart';
import { beans, lettuce, tomatoes } from './gardens';
import { legendMarks } from './shapes';

/** The id of a series is the name of its shape. */
export const series: ScatterSeries[] = [
  { id: 'tomatoes', label: 'Tomatoes', data: tomatoes },
  { id: 'beans', label: 'Beans', data: beans },
  { id: 'lettuce', label: 'Lettuce', data: lettuce },
].map((crop) => ({
  ...crop,
  markerSize: 7,
  labelMarkType: legendMarks[crop.id as keyof typeof legendMarks],
  highlightScope: { highlight: 'item', fade: 'global' },
}));
