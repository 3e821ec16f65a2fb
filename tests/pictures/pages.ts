import type { PictureOfPage } from './types';

/** The pages whose look was reviewed: each kind of page that the portal has. */
export const PAGES: readonly PictureOfPage[] = [
  { name: 'landing', path: '/' },
  { name: 'all-products', path: '/x' },
  { name: 'introduction', path: '/x/introduction' },
  { name: 'installation', path: '/x/introduction/installation' },
  { name: 'grid', path: '/x/react-data-grid' },
  { name: 'grid-features', path: '/x/react-data-grid/features' },
  { name: 'filtering', path: '/x/react-data-grid/filtering' },
  { name: 'row-grouping', path: '/x/react-data-grid/row-grouping' },
  { name: 'charts', path: '/x/react-charts' },
  { name: 'bars', path: '/x/react-charts/bars' },
  { name: 'axis', path: '/x/react-charts/axis' },
  { name: 'pickers', path: '/x/react-date-pickers' },
  { name: 'date-picker', path: '/x/react-date-pickers/date-picker' },
  { name: 'tree-quickstart', path: '/x/react-tree-view/quickstart' },
  { name: 'migration', path: '/x/migration/migration-data-grid-v7' },
  { name: 'api', path: '/x/api' },
  { name: 'api-component', path: '/x/api/data-grid/data-grid' },
  { name: 'api-interface', path: '/x/api/data-grid/grid-col-def' },
  { name: 'api-compare', path: '/x/api/compare' },
  { name: 'translations', path: '/x/translations' },
  { name: 'demo-alone', path: '/playground/react-charts/bars/HoneyHarvest' },
  { name: 'playground', path: '/x/react-date-pickers/playground' },
  { name: 'not-found', path: '/x/react-data-grid/no-such-page' },
  { name: 'privacy', path: '/privacy' },
];
