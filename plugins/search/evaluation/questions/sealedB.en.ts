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
];
