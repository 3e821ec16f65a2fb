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
  [
    'disable keyboard input in date picker',
    '/x/react-date-pickers/date-picker#form-props',
    '/x/react-date-pickers/fields#form-props',
    '/x/api/date-pickers/date-picker#prop-readOnly',
  ],
  [
    'readonly textfield but not the calendar',
    '/x/react-date-pickers/date-picker#form-props',
    '/x/react-date-pickers/custom-field',
  ],
  [
    'date picker clear button',
    '/x/react-date-pickers/date-picker#clearing',
    '/x/react-date-pickers/fields#clearable',
    '/x/api/date-pickers/date-field#prop-clearable',
  ],
  [
    'selected date is one day before',
    '/x/react-date-pickers/quickstart#date-only',
    '/x/react-date-pickers/timezone#date-only',
    '/x/react-date-pickers/timezone#troubleshooting',
  ],
  [
    'Date Picker gives T16:00:00.000Z instead of T00',
    '/x/react-date-pickers/quickstart#date-only',
    '/x/react-date-pickers/timezone#date-only',
  ],
  [
    'time picker select only hours',
    '/x/react-date-pickers/time-picker#views',
    '/x/api/date-pickers/time-picker#prop-views',
  ],
  [
    'max number of days in range',
    '/x/react-date-pickers/date-range-picker#range-length',
    '/x/react-date-pickers/validation#ranges',
    '/x/api/date-pickers/date-range-picker#prop-shouldDisableDate',
  ],
  [
    'select a whole week in calendar',
    '/x/react-date-pickers/date-calendar#custom-day',
  ],
  [
    'change language of calendar at runtime',
    '/x/react-date-pickers/adapters-locale#switch',
  ],
  [
    'readOnly vs disabled datepicker',
    '/x/react-date-pickers/date-picker#form-props',
    '/x/react-date-pickers/fields#form-props',
  ],
  [
    'rotate x axis labels',
    '/x/react-charts/axis#label-style',
    '/x/api/charts/x-axis#prop-tickLabelStyle',
  ],
  [
    'x axis labels hidden when chart is small',
    '/x/react-charts/axis#tick-interval',
    '/x/react-charts/axis#size-and-margin',
    '/x/api/charts/x-axis#prop-tickLabelInterval',
  ],
  [
    'is it possible to hide xAxis labels',
    '/x/react-charts/axis#tick-interval',
    '/x/react-charts/axis#position',
    '/x/react-charts/axis#labels',
    '/x/api/charts/x-axis#prop-tickLabelInterval',
  ],
  ['text in the middle of donut', '/x/react-charts/pie#center-text'],
  [
    'horizontal line at value in chart',
    '/x/react-charts/axis#reference-lines',
    '/x/react-charts/composition#own-parts',
    '/x/api/charts/charts-reference-line',
  ],
  [
    'expand only when clicking on icon',
    '/x/react-tree-view/simple-tree-view/expansion#expand-by-the-arrow-alone',
    '/x/react-tree-view/rich-tree-view/expansion#what-opens-an-item',
    '/x/react-tree-view/tree-item-customization#clicks-and-keys',
    '/x/api/tree-view/rich-tree-view#prop-expansionTrigger',
    '/x/api/tree-view/simple-tree-view#prop-expansionTrigger',
  ],
  [
    'click on node should not collapse it',
    '/x/react-tree-view/simple-tree-view/expansion#expand-by-the-arrow-alone',
    '/x/react-tree-view/rich-tree-view/expansion#what-opens-an-item',
    '/x/api/tree-view/rich-tree-view#prop-expansionTrigger',
    '/x/api/tree-view/simple-tree-view#prop-expansionTrigger',
  ],
  [
    'selecting parent should select all children',
    '/x/react-tree-view/rich-tree-view/selection#select-whole-branches',
    '/x/react-tree-view/simple-tree-view/selection#select-whole-branches',
    '/x/api/tree-view/rich-tree-view#prop-selectionPropagation',
    '/x/api/tree-view/simple-tree-view#prop-selectionPropagation',
  ],
  [
    'when all children checked parent checked',
    '/x/react-tree-view/rich-tree-view/selection#select-whole-branches',
    '/x/react-tree-view/simple-tree-view/selection#select-whole-branches',
    '/x/api/tree-view/rich-tree-view#prop-selectionPropagation',
  ],
  [
    'custom image icon for parent nodes',
    '/x/react-tree-view/rich-tree-view/customization#icon-by-data',
    '/x/react-tree-view/rich-tree-view/customization#change-the-icons',
    '/x/react-tree-view/rich-tree-view/customization#file-explorer',
  ],
  [
    'Lazy load tree items',
    '/x/react-tree-view/rich-tree-view/lazy-loading',
    '/x/api/tree-view/rich-tree-view-pro#prop-dataSource',
  ],
  [
    'select parent when child is selected',
    '/x/react-tree-view/rich-tree-view/selection#select-whole-branches',
    '/x/react-tree-view/rich-tree-view/selection#your-own-rule',
  ],
];
