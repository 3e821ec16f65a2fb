import type { FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

/** From a first question about a dog to its new home. */
export const series: FunnelSeries[] = [
  {
    variant: 'outlined',
    highlightScope: { highlight: 'item', fade: 'global' },
    data: [
      { label: 'Inquiries', value: 1240, color: '#00838f' },
      { label: 'Visits', value: 860, color: '#00838f' },
      { label: 'Applications', value: 730, color: '#00838f' },
      { label: 'Home checks', value: 640, color: '#00838f' },
      { label: 'Adoptions', value: 585, color: '#00838f' },
    ],
  },
];
