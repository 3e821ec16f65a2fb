import type { IdentifierReasons } from './measure/measurePages';

const OVERRIDDEN = 'the page on pivoting has the table of what a pivot overrides';

/**
 * Why a page leaves out an identifier that the page tree expects on it: by the page's
 * route, then by the identifier. `npm run docs:coverage` lists those without a reason.
 */
export const identifierReasons: IdentifierReasons = {
  '/x/migration/migration-data-grid-v5': {
    gridTotalHeaderHeightSelector:
      'not exported by 5.17.26 or 6.20.4: the old selectors begin with gridDensity',
  },
  '/x/migration/migration-data-grid-v6': {
    Panel:
      'no part of what changed: the slot columnsPanel is a container of its own',
    Popper:
      'no part of what changed: the slot columnsPanel is a container of its own',
  },
  '/x/migration/migration-pickers-v5': {
    TrapFocusProp: 'does not exist in either version: the prop is TrapFocusProps',
    localText: 'does not exist in either version: the prop is localeText',
  },
  '/x/migration/migration-pickers-v6': {
    'daysjs.Dayjs': 'a misspelling: the type is dayjs.Dayjs',
    path: 'no API: the word for where a module is imported from',
  },
  '/x/migration/migration-pickers-v7': {
    'v7.x': 'no API: the page names the version that it starts from, 7.29.4',
    'v8.x': 'no API: the page names the version that it leads to, 8.29.3',
    PickerLayout:
      'does not exist in either version: the component is PickersLayout, the type PickerLayoutOwnerState',
    'pickerContext.triggerRef':
      'the page takes triggerRef out of usePickerContext()',
  },
  '/x/migration/migration-tree-view-v7': {
    'pubicAPI.setItemExpansion':
      'a misspelling: the method is publicAPI.setItemExpansion',
  },
  '/x/react-charts/hooks': {
    CustomLegend: 'no API: a name from a demo; the legend page has one of its own',
  },
  '/x/react-charts/localization': {
    frFRLocaleText: 'does not exist in 8.29.3: the export is frFRLocalText',
  },
  '/x/react-charts/zoom-and-pan': {
    mode: 'does not exist in 8.29.3: the option of a gesture is pointerMode',
    'zoom.slider.preview.markerSize':
      'does not exist in 8.29.3: the size is preview.markerSize of the series',
  },
  '/x/react-data-grid/ai-assistant': {
    setFilterModel: 'the grid calls it with the answer, the reader does not',
    setSortModel: 'the grid calls it with the answer, the reader does not',
  },
  '/x/react-data-grid/charts-integration': {
    frFr: 'does not exist: the export is frFR',
  },
  '/x/react-data-grid/components/prompt-field': {
    label: 'the HTML element: the page gives the input an aria-label',
  },
  '/x/react-data-grid/editing/custom-edit-component': {
    preProcessEditProps: 'does not exist: the property is preProcessEditCellProps',
  },
  '/x/react-data-grid/editing/persistence': {
    shouldDeleteRow:
      'no API: a name from a demo; ours deletes rows by a button of their own',
  },
  '/x/react-data-grid/export': {
    gridRowIdsSelector:
      'does not exist in 8.29.3: the selector is gridDataRowIdsSelector',
  },
  '/x/react-data-grid/filtering/customization': {
    'params.value':
      'from an older signature: getApplyFilterFn receives the value itself',
    rating: 'no API: a field of a demo',
  },
  '/x/react-data-grid/filtering/multi-filters': {
    'componentsProps.filterPanel':
      'does not exist in 8.29.3: the props are in slotProps.filterPanel',
  },
  '/x/react-data-grid/master-detail': {
    GridRenderHeaderParams:
      'does not exist in 8.29.3: the type is GridColumnHeaderParams',
    onDetailPanelExpandedRowIds:
      'does not exist: the prop is onDetailPanelExpandedRowIdsChange',
  },
  '/x/react-data-grid/overlays': {
    noResults:
      'part of a name: the slot is `noResultsOverlay`, which the page explains',
  },
  '/x/react-data-grid/recipes-editing': {
    unsavedChangesRef: 'no API: a name from a demo; ours keeps the drafts in state',
  },
  '/x/react-data-grid/recipes-row-grouping': {
    CustomFooterRowCount: 'no API: a name from a demo; ours is TaskCount',
  },
  '/x/react-data-grid/server-side-data/aggregation': {
    GetRowsResponse: 'does not exist in 8.29.3: the type is GridGetRowsResponse',
    useMockServer:
      'generates rows for demos only: the overview of server-side data says what to do instead',
  },
  '/x/react-data-grid/server-side-data/lazy-loading': {
    useMockServer:
      'generates rows for demos only: the overview of server-side data says what to do instead',
  },
  '/x/react-data-grid/server-side-data/pivoting': {
    columnGroupingModel: OVERRIDDEN,
    columnVisibilityModel: OVERRIDDEN,
    disableAggregation: OVERRIDDEN,
    disableRowGrouping: OVERRIDDEN,
    getAggregationPosition: OVERRIDDEN,
    groupingColDef: OVERRIDDEN,
    headerFilters: OVERRIDDEN,
    rowGroupingModel: OVERRIDDEN,
    getPivotDerivedColumn: 'does not exist: the prop is getPivotDerivedColumns',
    useMockServer:
      'generates rows for demos only: the overview of server-side data says what to do instead',
  },
  '/x/react-data-grid/server-side-data/recipes': {
    getLast: 'belongs to the code of one published demo',
    pushKey: 'belongs to the code of one published demo',
  },
  '/x/react-data-grid/server-side-data/row-grouping': {
    useMockServer:
      'generates rows for demos only: the overview of server-side data says what to do instead',
  },
  '/x/react-data-grid/server-side-data/tree-data': {
    useMockServer:
      'generates rows for demos only: the overview of server-side data says what to do instead',
  },
  '/x/react-data-grid/state': {
    'prop.filterModel': 'does not exist: the prop is filterModel',
    'prop.sortModel': 'does not exist: the prop is sortModel',
  },
  '/x/react-data-grid/style-recipes': {
    getClassName: 'does not exist: the prop is getCellClassName',
  },
  '/x/react-date-pickers/custom-field': {
    'v9.x': 'no API: a later version, of which the page says nothing',
  },
  '/x/react-tree-view/rich-tree-view/focus': {
    'apiRef.focusItem': 'does not exist: the method is apiRef.current.focusItem',
  },
  '/x/react-tree-view/simple-tree-view/focus': {
    'apiRef.focusItem': 'does not exist: the method is apiRef.current.focusItem',
  },
};
