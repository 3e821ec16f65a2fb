/** An address that has moved; it holds for every language. */
export interface Redirect {
  /** The old canonical path, in English, without a trailing slash. */
  from: string;
  /** The canonical path of the page that has it now; it may end in an anchor of that page. */
  to: string;
}

/** Old addresses of one page. */
function toPage(to: string, from: readonly string[]): Redirect[] {
  return from.map((path) => ({ from: path, to }));
}

/**
 * The addresses that readers bring along from bookmarks, answers and articles about
 * versions 4 to 8 of the libraries, and where they lead here. Every build is held against
 * this list (`redirects/`): an entry waits as long as its page is planned and not
 * written yet, and a wrong one stops the build.
 */
export const redirects: readonly Redirect[] = [
  ...toPage('/x/introduction', ['/x/advanced-components']),

  ...toPage('/x/react-data-grid', [
    '/components/data-grid',
    '/x/react-data-grid/demo',
  ]),
  ...toPage('/x/react-data-grid/quickstart', [
    '/components/data-grid/getting-started',
    '/x/react-data-grid/getting-started',
  ]),
  ...toPage('/x/react-data-grid/layout', ['/components/data-grid/layout']),
  ...toPage('/x/react-data-grid/column-definition', [
    '/components/data-grid/columns',
    '/x/react-data-grid/columns',
  ]),
  ...toPage('/x/react-data-grid/custom-columns', [
    '/x/react-data-grid/column-custom',
  ]),
  ...toPage('/x/react-data-grid/row-definition', [
    '/components/data-grid/rows',
    '/x/react-data-grid/rows',
  ]),
  ...toPage('/x/react-data-grid/editing', [
    '/components/data-grid/editing',
    '/x/react-data-grid/editing-legacy',
  ]),
  ...toPage('/x/react-data-grid/sorting', ['/components/data-grid/sorting']),
  ...toPage('/x/react-data-grid/filtering', [
    '/components/data-grid/filtering',
    '/x/react-data-grid/filtering/overview',
  ]),
  ...toPage('/x/react-data-grid/pagination', ['/components/data-grid/pagination']),
  ...toPage('/x/react-data-grid/row-selection', [
    '/components/data-grid/selection',
    '/x/react-data-grid/selection',
  ]),
  ...toPage('/x/react-data-grid/virtualization', [
    '/components/data-grid/virtualization',
  ]),
  ...toPage('/x/react-data-grid/accessibility', [
    '/components/data-grid/accessibility',
  ]),
  ...toPage('/x/react-data-grid/localization', [
    '/components/data-grid/localization',
  ]),
  ...toPage('/x/react-data-grid/tree-data', ['/x/react-data-grid/group-pivot']),
  ...toPage('/x/react-data-grid/export', ['/components/data-grid/export']),
  ...toPage('/x/react-data-grid/scrolling', ['/components/data-grid/scrolling']),
  ...toPage('/x/react-data-grid/style', ['/components/data-grid/style']),
  ...toPage('/x/react-data-grid/events', ['/components/data-grid/events']),
  ...toPage('/x/react-data-grid/list-view', [
    '/x/react-data-grid/experiments/list-view',
  ]),
  ...toPage('/x/react-data-grid/pivoting', [
    '/x/react-data-grid/experiments/pivoting',
  ]),
  ...toPage('/x/react-data-grid/components', ['/components/data-grid/components']),
  ...toPage('/x/react-data-grid/components/usage', [
    '/x/react-data-grid/components/overview',
  ]),

  // The interfaces that the grid's API is made of: its page has the members of all.
  ...toPage('/x/api/data-grid/grid-api', [
    '/x/api/data-grid/grid-aggregation-api',
    '/x/api/data-grid/grid-ai-assistant-api',
    '/x/api/data-grid/grid-cell-selection-api',
    '/x/api/data-grid/grid-charts-integration-api',
    '/x/api/data-grid/grid-column-api',
    '/x/api/data-grid/grid-column-grouping-api',
    '/x/api/data-grid/grid-column-menu-api',
    '/x/api/data-grid/grid-column-pinning-api',
    '/x/api/data-grid/grid-column-reorder-api',
    '/x/api/data-grid/grid-column-resize-api',
    '/x/api/data-grid/grid-column-spanning-api',
    '/x/api/data-grid/grid-core-api',
    '/x/api/data-grid/grid-csv-export-api',
    '/x/api/data-grid/grid-density-api',
    '/x/api/data-grid/grid-detail-panel-api',
    '/x/api/data-grid/grid-dimensions-api',
    '/x/api/data-grid/grid-editing-api',
    '/x/api/data-grid/grid-excel-export-api',
    '/x/api/data-grid/grid-filter-api',
    '/x/api/data-grid/grid-focus-api',
    '/x/api/data-grid/grid-header-filtering-api',
    '/x/api/data-grid/grid-history-api',
    '/x/api/data-grid/grid-locale-text-api',
    '/x/api/data-grid/grid-logger-api',
    '/x/api/data-grid/grid-pagination-api',
    '/x/api/data-grid/grid-params-api',
    '/x/api/data-grid/grid-pipe-processing-api',
    '/x/api/data-grid/grid-pivoting-api',
    '/x/api/data-grid/grid-preferences-panel-api',
    '/x/api/data-grid/grid-print-export-api',
    '/x/api/data-grid/grid-row-api',
    '/x/api/data-grid/grid-row-grouping-api',
    '/x/api/data-grid/grid-row-multi-selection-api',
    '/x/api/data-grid/grid-row-pinning-api',
    '/x/api/data-grid/grid-row-pro-api',
    '/x/api/data-grid/grid-row-selection-api',
    '/x/api/data-grid/grid-rows-meta-api',
    '/x/api/data-grid/grid-scroll-api',
    '/x/api/data-grid/grid-sidebar-api',
    '/x/api/data-grid/grid-sort-api',
    '/x/api/data-grid/grid-state-api',
    '/x/api/data-grid/grid-state-persistence-api',
    '/x/api/data-grid/grid-strategy-processing-api',
    '/x/api/data-grid/grid-virtualization-api',
  ]),

  ...toPage('/x/react-date-pickers', [
    '/components/pickers',
    '/x/react-date-pickers/introduction',
  ]),
  ...toPage('/x/react-date-pickers/quickstart', [
    '/x/react-date-pickers/getting-started',
  ]),
  ...toPage('/x/react-date-pickers/date-picker', [
    '/x/react-date-pickers/legacy-date-picker',
  ]),
  ...toPage('/x/react-date-pickers/time-picker', [
    '/x/react-date-pickers/legacy-time-picker',
  ]),
  ...toPage('/x/react-date-pickers/date-time-picker', [
    '/x/react-date-pickers/legacy-date-time-picker',
  ]),
  ...toPage('/x/react-date-pickers/date-range-picker', [
    '/x/react-date-pickers/legacy-date-range-picker',
  ]),
  ...toPage('/x/api/date-pickers/time-clock', ['/x/api/date-pickers/clock-picker']),
  ...toPage('/x/api/date-pickers/picker-day2', ['/x/api/date-pickers/picker-day-2']),
  ...toPage('/x/api/date-pickers/date-range-picker-day2', [
    '/x/api/date-pickers/date-range-picker-day-2',
  ]),

  ...toPage('/x/react-charts', ['/x/react-charts/overview']),
  ...toPage('/x/react-charts/quickstart', ['/x/react-charts/getting-started']),
  ...toPage('/x/react-charts/areas-demo', ['/x/react-charts/areas']),
  ...toPage('/x/react-charts/heatmap', ['/x/react-charts/heat-map']),
  ...toPage('/x/react-charts/hooks/use-dataset', ['/x/react-charts/dataset']),
  ...toPage('/x/api/charts/bar-series', ['/x/api/charts/bar-series-type']),
  ...toPage('/x/api/charts/line-series', ['/x/api/charts/line-series-type']),
  ...toPage('/x/api/charts/pie-series', ['/x/api/charts/pie-series-type']),
  ...toPage('/x/api/charts/scatter-series', ['/x/api/charts/scatter-series-type']),

  ...toPage('/x/react-tree-view', [
    '/components/tree-view',
    '/material-ui/react-tree-view',
  ]),
  ...toPage('/x/react-tree-view/quickstart', ['/x/react-tree-view/getting-started']),
  ...toPage('/x/react-tree-view/simple-tree-view/items', [
    '/x/react-tree-view/items',
    '/x/react-tree-view/jsx-children',
    '/x/react-tree-view/simple-tree-view',
  ]),
  ...toPage('/x/react-tree-view/simple-tree-view/selection', [
    '/x/react-tree-view/selection',
  ]),
  ...toPage('/x/react-tree-view/simple-tree-view/expansion', [
    '/x/react-tree-view/expansion',
  ]),
  ...toPage('/x/react-tree-view/simple-tree-view/customization', [
    '/x/react-tree-view/customization',
  ]),
  ...toPage('/x/react-tree-view/rich-tree-view/items', [
    '/x/react-tree-view/rich-tree-view',
  ]),
  ...toPage('/x/api/tree-view/simple-tree-view', ['/x/api/tree-view/tree-view']),
  ...toPage('/x/api/tree-view/tree-item', ['/x/api/tree-view/tree-item-2']),

  ...toPage('/x/migration/migration-data-grid-v5', [
    '/x/react-data-grid/migration-v5',
  ]),
  ...toPage('/x/migration/migration-data-grid-v4', [
    '/x/react-data-grid/migration-v4',
  ]),
  ...toPage('/x/migration/migration-pickers-v5', [
    '/x/react-date-pickers/migration-v5',
  ]),
  ...toPage('/x/migration/migration-pickers-lab', [
    '/x/react-date-pickers/migration-lab',
  ]),
];
