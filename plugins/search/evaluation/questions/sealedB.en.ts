import type { Question } from './types';

/** Collected from public threads by someone who had not seen the search. Sealed: run it once, when the search is finished; nobody tunes on it. */
export const questions: readonly Question[] = [
  [
    'autosizeOnMount expand columns to fill remaining space',
    '/x/react-data-grid/column-dimensions#autosizing',
    '/x/react-data-grid/column-dimensions#on-mount',
    '/x/api/data-grid/grid-autosize-options#prop-expand',
  ],
  [
    'Export to Excel button does nothing in DataGridPro',
    '/x/react-data-grid/export#excel-export',
    '/x/react-data-grid/features#premium',
  ],
  [
    'exclude actions column from csv',
    '/x/react-data-grid/export#choose-columns',
    '/x/api/data-grid/grid-col-def#prop-disableExport',
  ],
  [
    'renderCell column export shows [object Object]',
    '/x/react-data-grid/export#values',
  ],
  [
    'cell focus outline blue border',
    '/x/react-data-grid/style#accessibility',
    '/x/react-data-grid/accessibility#colors-and-direction',
  ],
  [
    'useGridRootProps should only be used inside the DataGrid',
    '/x/introduction/installation#duplicate-packages',
  ],
  ['"does not contain" filter', '/x/react-data-grid/filtering#operators'],
  [
    'filter by comma separated values',
    '/x/react-data-grid/filtering/customization#arrays',
    '/x/react-data-grid/filtering#operators',
  ],
  [
    'onCellEditCommit removed, how to get new value after edit',
    '/x/react-data-grid/editing#save',
    '/x/api/data-grid/data-grid#prop-processRowUpdate',
  ],
  [
    'onCellEditStop gives old value',
    '/x/react-data-grid/editing#save',
    '/x/react-data-grid/editing#events',
    '/x/api/data-grid/data-grid#prop-processRowUpdate',
  ],
  [
    'completely remove column from columns menu',
    '/x/react-data-grid/column-visibility#offered-columns',
    '/x/react-data-grid/column-visibility#hideable',
  ],
  [
    'hide __detail_panel_toggle__ in manage columns',
    '/x/react-data-grid/column-visibility#offered-columns',
  ],
  [
    'scroll to newly added row',
    '/x/react-data-grid/virtualization#scroll-to-a-row',
    '/x/react-data-grid/pagination#go-to-a-row',
    '/x/api/data-grid/grid-api#prop-scrollToIndexes',
  ],
  [
    'Set focus to certain row',
    '/x/api/data-grid/grid-api#prop-setCellFocus',
    '/x/react-data-grid/virtualization#scroll-to-a-row',
    '/x/react-data-grid/api-object#scroll',
  ],
  ['sum in group row', '/x/react-data-grid/aggregation#groups'],
  [
    'only one row expanded at a time',
    '/x/react-data-grid/master-detail#one-at-a-time',
  ],
  [
    'testing datagrid with react testing library',
    '/x/introduction/installation#tests',
    '/x/react-data-grid/virtualization#turn-off',
  ],
  [
    'only three columns rendered in jest',
    '/x/introduction/installation#tests',
    '/x/react-data-grid/virtualization#turn-off',
    '/x/api/data-grid/data-grid#prop-disableVirtualization',
  ],
  [
    'too many requests while typing in header filter debounce',
    '/x/react-data-grid/filtering/header-filters#typing',
    '/x/react-data-grid/filtering#server',
    '/x/api/data-grid/data-grid#prop-filterDebounceMs',
  ],
  [
    'add buttons to footer but keep pagination',
    '/x/react-data-grid/components#footer',
    '/x/react-data-grid/pagination#footer',
  ],
  ['pagination at top of table', '/x/react-data-grid/pagination#own-pager'],
  [
    'lazy load children in DataGridPro tree',
    '/x/react-data-grid/server-side-data#features',
    '/x/react-data-grid/server-side-data/tree-data',
  ],
  [
    'show date as YYYY/MM/DD',
    '/x/react-date-pickers/fields#format',
    '/x/react-date-pickers/adapters-locale#format',
    '/x/api/date-pickers/date-picker#prop-format',
  ],
  [
    'DD MMM YYYY placeholder shows MMMM',
    '/x/react-date-pickers/adapters-locale#format',
    '/x/react-date-pickers/localization#keys-field',
  ],
  [
    'show error message when date is before minDate',
    '/x/react-date-pickers/validation#show-the-error',
    '/x/react-date-pickers/date-picker#validation',
    '/x/api/date-pickers/date-picker#prop-onError',
  ],
  [
    'open calendar with a button instead of input',
    '/x/react-date-pickers/custom-components#field',
    '/x/react-date-pickers/date-picker#control-opening',
    '/x/react-date-pickers/custom-field',
  ],
  [
    'start week on monday',
    '/x/react-date-pickers/adapters-locale#week-start',
    '/x/react-date-pickers/date-picker#calendar-options',
    '/x/react-date-pickers/date-calendar#weeks',
  ],
  [
    'weekStartsOn date-fns ignored',
    '/x/react-date-pickers/adapters-locale#week-start',
  ],
  [
    'date picker standard variant without border',
    '/x/react-date-pickers/date-picker#customize-the-field',
    '/x/react-date-pickers/fields#styling',
  ],
  [
    'labels disappear when angle is applied',
    '/x/react-charts/axis#label-style',
    '/x/react-charts/axis#size-and-margin',
  ],
  [
    'hide legend',
    '/x/react-charts/legend#hide',
    '/x/api/charts/bar-chart#prop-hideLegend',
  ],
  [
    'custom tooltip not showing',
    '/x/react-charts/tooltip#own-content',
    '/x/react-charts/tooltip#own-item-content',
    '/x/react-charts/tooltip#own-axis-content',
  ],
  ['different label in legend and tooltip', '/x/react-charts/legend#labels'],
  [
    'bar label font color',
    '/x/react-charts/bars#bar-labels',
    '/x/react-charts/styling#classes',
  ],
  ['values above bars', '/x/react-charts/bars#bar-labels'],
  [
    'line chart skip null values',
    '/x/react-charts/lines#missing-values',
    '/x/react-charts/lines#different-x-values',
    '/x/api/charts/line-series#prop-connectNulls',
  ],
  [
    'highlight hovered bar fade others',
    '/x/react-charts/bars#highlight-and-hide',
    '/x/react-charts/highlighting',
    '/x/api/charts/bar-series#prop-highlightScope',
  ],
  [
    'hide series by clicking legend',
    '/x/react-charts/legend#visibility',
    '/x/react-charts/bars#highlight-and-hide',
    '/x/react-charts/pie#hidden-slices',
    '/x/react-charts/stacking#hide',
  ],
  [
    'disabled node cannot be expanded',
    '/x/react-tree-view/rich-tree-view/selection#keep-items-out',
    '/x/react-tree-view/rich-tree-view/items#disable-items',
    '/x/api/tree-view/rich-tree-view#prop-isItemSelectionDisabled',
  ],
  [
    'checkbox only on leaf nodes',
    '/x/react-tree-view/rich-tree-view/selection#keep-items-out',
    '/x/react-tree-view/rich-tree-view/expansion#open-folders-select-leaves',
    '/x/api/tree-view/rich-tree-view#prop-isItemSelectionDisabled',
  ],
  [
    'treeview drag and drop',
    '/x/react-tree-view/rich-tree-view/ordering',
    '/x/api/tree-view/rich-tree-view-pro#prop-itemsReordering',
  ],
  [
    'Filtering data on tree view',
    '/x/react-tree-view/rich-tree-view/items#search-the-items',
  ],
  [
    'search nodes in tree',
    '/x/react-tree-view/rich-tree-view/items#search-the-items',
    '/x/react-tree-view/rich-tree-view/selection#search-and-select',
  ],
  [
    'get selected rows data',
    '/x/react-data-grid/row-selection#select-from-code',
    '/x/react-data-grid/row-selection#turn-it-on',
    '/x/react-data-grid/row-selection#control-the-selection',
    '/x/api/data-grid/grid-api#prop-getSelectedRows',
  ],
  [
    'getSelectedRows deprecated',
    '/x/migration/migration-data-grid-v7#deprecated',
    '/x/migration/migration-data-grid-v7#selection-selectors',
    '/x/react-data-grid/row-selection#select-from-code',
  ],
  [
    'select all checkbox returns empty ids',
    '/x/react-data-grid/row-selection#the-selection-model',
    '/x/migration/migration-data-grid-v7#exclude',
    '/x/api/data-grid/data-grid#prop-disableRowSelectionExcludeModel',
  ],
  [
    'rowSelectionModel type exclude instead of include',
    '/x/react-data-grid/row-selection#the-selection-model',
    '/x/migration/migration-data-grid-v7#exclude',
    '/x/api/data-grid/data-grid#prop-disableRowSelectionExcludeModel',
  ],
  [
    'rowSelectionModel array type error after upgrade to v8',
    '/x/migration/migration-data-grid-v7#row-selection-model',
    '/x/react-data-grid/row-selection#the-selection-model',
  ],
  [
    'disable submit button while row is in edit mode',
    '/x/react-data-grid/editing#row-modes',
    '/x/react-data-grid/editing#cell-modes',
    '/x/react-data-grid/editing#events',
    '/x/api/data-grid/data-grid#prop-onRowModesModelChange',
  ],
  [
    'red border on invalid cell',
    '/x/react-data-grid/editing#validate',
    '/x/api/data-grid/grid-col-def#prop-preProcessEditCellProps',
  ],
  [
    'validate cell before save',
    '/x/react-data-grid/editing#validate',
    '/x/api/data-grid/grid-col-def#prop-preProcessEditCellProps',
  ],
  [
    'change "Rows per page" text',
    '/x/react-data-grid/pagination#footer',
    '/x/react-data-grid/localization',
  ],
  [
    '"1–4 of 4" not translated',
    '/x/react-data-grid/pagination#footer',
    '/x/react-data-grid/localization',
  ],
  [
    'add option to column menu',
    '/x/react-data-grid/components#column-menu',
    '/x/react-data-grid/column-menu',
    '/x/api/data-grid/data-grid#slot-columnMenu',
  ],
  [
    'prevent one row from being reordered',
    '/x/react-data-grid/row-ordering#lock',
    '/x/api/data-grid/data-grid-pro#prop-isRowReorderable',
  ],
  [
    'setting expanded prop disables expanding',
    '/x/react-tree-view/simple-tree-view/expansion#control-the-expanded-items',
    '/x/react-tree-view/rich-tree-view/expansion#control-the-expanded-items',
  ],
  [
    'changing the default expandedItems state of an uncontrolled Tree View',
    '/x/react-tree-view/simple-tree-view/expansion#control-the-expanded-items',
  ],
  [
    'react hook form date picker',
    '/x/react-date-pickers/validation#forms',
    '/x/react-date-pickers/base-concepts#forms',
  ],
];
