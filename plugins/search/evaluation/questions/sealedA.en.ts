import type { Question } from './types';

/** Collected from public threads by someone who had not seen the search. Sealed: run it once, when the search is finished; nobody tunes on it. */
export const questions: readonly Question[] = [
  [
    'two lines of text in one cell',
    '/x/react-data-grid/column-definition#render-a-cell',
    '/x/react-data-grid/row-height#one-height',
    '/x/react-data-grid/row-height#variable-height',
    '/x/react-data-grid/row-height#dynamic-height',
  ],
  ['valueFormatter not applied in excel export', '/x/react-data-grid/export#values'],
  [
    'pagination without knowing total row count',
    '/x/react-data-grid/pagination#unknown-total',
  ],
  [
    "The rowCount prop must be passed using paginationMode='server'",
    '/x/react-data-grid/pagination#server',
    '/x/react-data-grid/pagination#unknown-total',
  ],
  [
    'hide vertical lines between column headers',
    '/x/react-data-grid/style#lines',
    '/x/api/data-grid/data-grid#prop-showColumnVerticalBorder',
  ],
  [
    'cell border color',
    '/x/react-data-grid/style#lines',
    '/x/api/data-grid/data-grid#prop-showCellVerticalBorder',
  ],
  [
    'remove hide option of one column',
    '/x/react-data-grid/column-visibility#hideable',
    '/x/api/data-grid/grid-col-def#prop-hideable',
  ],
  [
    'expand collapse all groups programmatically',
    '/x/react-data-grid/row-grouping#open-from-code',
    '/x/api/data-grid/grid-api#prop-setRowChildrenExpansion',
  ],
  [
    'detail panel dynamic height',
    '/x/react-data-grid/master-detail#height',
    '/x/api/data-grid/data-grid-pro#prop-getDetailPanelHeight',
  ],
  [
    'master detail content overlaps next row',
    '/x/react-data-grid/master-detail#height',
    '/x/api/data-grid/data-grid-pro#prop-getDetailPanelHeight',
  ],
  ['expand detail panel on row click', '/x/react-data-grid/master-detail#from-code'],
  [
    'datagrid cells re-render too many times UI lagging',
    '/x/react-data-grid/performance#stable-props',
    '/x/react-data-grid/performance#cells',
  ],
  [
    'sort null values last',
    '/x/react-data-grid/sorting#empty-last',
    '/x/api/data-grid/grid-col-def#prop-getSortComparator',
  ],
  [
    'keep empty cells at bottom asc and desc',
    '/x/react-data-grid/sorting#empty-last',
    '/x/api/data-grid/grid-col-def#prop-getSortComparator',
  ],
  ['same data in every row', '/x/react-data-grid/row-definition#stable-ids'],
  [
    'dropdown cell store id show name',
    '/x/react-data-grid/column-definition#single-select',
    '/x/react-data-grid/recipes-editing#autocomplete',
  ],
  [
    'onRowClick fired when button in cell is clicked',
    '/x/react-data-grid/events#choose',
    '/x/react-data-grid/events#prevent',
    '/x/react-data-grid/column-definition#actions',
  ],
  [
    'button click selects row',
    '/x/react-data-grid/row-selection#turn-it-on',
    '/x/react-data-grid/events#prevent',
    '/x/react-data-grid/column-definition#actions',
  ],
  [
    'disableSelectionOnClick',
    '/x/react-data-grid/row-selection#turn-it-on',
    '/x/api/data-grid/data-grid#prop-disableRowSelectionOnClick',
  ],
  [
    'disable row selection',
    '/x/react-data-grid/row-selection#turn-it-on',
    '/x/api/data-grid/data-grid#prop-rowSelection',
    '/x/api/data-grid/data-grid#prop-disableRowSelectionOnClick',
  ],
  [
    'Directory import is not supported resolving ES modules vitest',
    '/x/migration/usage-with-material-ui-v5-v6',
    '/x/introduction/installation#tests',
  ],
];
