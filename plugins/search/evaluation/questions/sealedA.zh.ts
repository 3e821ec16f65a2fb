import type { Question } from './types';

/** Written in Chinese from the tasks of public threads by someone who had not seen the search. Sealed: run it once, when the search is finished; nobody tunes on it. */
export const questions: readonly Question[] = [
  ['不知道总条数怎么分页', '/x/react-data-grid/pagination#unknown-total'], // from a task
  [
    '单元格下拉选项 存id显示名称',
    '/x/react-data-grid/column-definition#single-select',
    '/x/react-data-grid/recipes-editing#autocomplete',
  ], // from a task
  [
    '某一列不允许隐藏',
    '/x/react-data-grid/column-visibility#hideable',
    '/x/api/data-grid/grid-col-def#prop-hideable',
  ], // from a task
  [
    '展开全部分组',
    '/x/react-data-grid/row-grouping#open-from-code',
    '/x/react-data-grid/row-grouping#open-at-first',
    '/x/api/data-grid/grid-api#prop-setRowChildrenExpansion',
  ], // from a task
  [
    '展开行高度自适应',
    '/x/react-data-grid/master-detail#height',
    '/x/api/data-grid/data-grid-pro#prop-getDetailPanelHeight',
    '/x/api/data-grid/data-grid-premium#prop-getDetailPanelHeight',
  ], // from a task
  ['点击整行展开详情', '/x/react-data-grid/master-detail#from-code'], // from a task
  [
    '表格卡顿 重复渲染',
    '/x/react-data-grid/performance#stable-props',
    '/x/react-data-grid/performance#cells',
  ], // from a task
  [
    '空值排到最后',
    '/x/react-data-grid/sorting#empty-last',
    '/x/api/data-grid/grid-col-def#prop-getSortComparator',
  ], // from a task
  [
    '点击单元格里的按钮会触发行点击',
    '/x/react-data-grid/events#choose',
    '/x/react-data-grid/events#prevent',
    '/x/react-data-grid/column-definition#actions',
  ], // from a task
  [
    '点击行不选中',
    '/x/react-data-grid/row-selection#turn-it-on',
    '/x/api/data-grid/data-grid#prop-disableRowSelectionOnClick',
    '/x/api/data-grid/data-grid-pro#prop-disableRowSelectionOnClick',
    '/x/api/data-grid/data-grid-premium#prop-disableRowSelectionOnClick',
  ], // from a task
  [
    '多列排序',
    '/x/react-data-grid/sorting#several-columns',
    '/x/api/data-grid/data-grid-pro#prop-multipleColumnsSortingMode',
    '/x/api/data-grid/data-grid-premium#prop-multipleColumnsSortingMode',
  ], // from a task
  ['骨架屏', '/x/react-data-grid/components#loading', '/x/react-data-grid/overlays'], // from a task
  [
    '日期框禁止手动输入',
    '/x/react-date-pickers/date-picker#form-props',
    '/x/react-date-pickers/fields#form-props',
  ], // from a task
  [
    '日期选择器清空按钮',
    '/x/react-date-pickers/date-picker#clearing',
    '/x/react-date-pickers/fields#clearable',
    '/x/api/date-pickers/date-field#prop-clearable',
  ], // from a task
  [
    '选的日期少了一天',
    '/x/react-date-pickers/quickstart#date-only',
    '/x/react-date-pickers/timezone#date-only',
    '/x/react-date-pickers/timezone#troubleshooting',
  ], // from a task
  [
    '只选小时',
    '/x/react-date-pickers/time-picker#views',
    '/x/api/date-pickers/time-picker#prop-views',
    '/x/api/date-pickers/desktop-time-picker#prop-views',
    '/x/api/date-pickers/mobile-time-picker#prop-views',
    '/x/api/date-pickers/static-time-picker#prop-views',
  ], // from a task
  [
    '限制日期范围最多30天',
    '/x/react-date-pickers/date-range-picker#range-length',
    '/x/api/date-pickers/date-range-picker#prop-shouldDisableDate',
    '/x/api/date-pickers/desktop-date-range-picker#prop-shouldDisableDate',
    '/x/api/date-pickers/mobile-date-range-picker#prop-shouldDisableDate',
    '/x/api/date-pickers/static-date-range-picker#prop-shouldDisableDate',
  ], // from a task
  [
    '禁用周末',
    '/x/react-date-pickers/validation#should-disable-date',
    '/x/api/date-pickers/date-picker#prop-shouldDisableDate',
    '/x/api/date-pickers/desktop-date-picker#prop-shouldDisableDate',
    '/x/api/date-pickers/mobile-date-picker#prop-shouldDisableDate',
    '/x/api/date-pickers/static-date-picker#prop-shouldDisableDate',
  ], // from a task
  [
    '日历显示中文',
    '/x/react-date-pickers/quickstart#localization',
    '/x/react-date-pickers/adapters-locale#set-the-locale',
    '/x/react-date-pickers/localization#pass-a-locale',
  ], // from a task
  [
    'x轴文字倾斜',
    '/x/react-charts/axis#label-style',
    '/x/api/charts/x-axis#prop-tickLabelStyle',
  ], // from a task
  [
    'x轴标签显示不全',
    '/x/react-charts/axis#tick-interval',
    '/x/react-charts/axis#size-and-margin',
    '/x/api/charts/x-axis#prop-tickLabelInterval',
  ], // from a task
  ['环形图中间显示文字', '/x/react-charts/pie#center-text'], // from a task
  [
    '警戒线',
    '/x/react-charts/axis#reference-lines',
    '/x/react-charts/composition#own-parts',
    '/x/api/charts/charts-reference-line',
  ], // from a task
  [
    '点击箭头才展开节点',
    '/x/react-tree-view/simple-tree-view/expansion#expand-by-the-arrow-alone',
    '/x/react-tree-view/rich-tree-view/expansion#what-opens-an-item',
    '/x/react-tree-view/tree-item-customization#clicks-and-keys',
    '/x/api/tree-view/rich-tree-view#prop-expansionTrigger',
    '/x/api/tree-view/rich-tree-view-pro#prop-expansionTrigger',
    '/x/api/tree-view/simple-tree-view#prop-expansionTrigger',
  ], // from a task
  [
    '父子节点联动勾选',
    '/x/react-tree-view/rich-tree-view/selection#select-whole-branches',
    '/x/react-tree-view/simple-tree-view/selection#select-whole-branches',
    '/x/api/tree-view/rich-tree-view#prop-selectionPropagation',
    '/x/api/tree-view/rich-tree-view-pro#prop-selectionPropagation',
    '/x/api/tree-view/simple-tree-view#prop-selectionPropagation',
  ], // from a task
  [
    '树异步加载子节点',
    '/x/react-tree-view/rich-tree-view/lazy-loading',
    '/x/api/tree-view/rich-tree-view-pro#prop-dataSource',
  ], // from a task
  [
    '不同节点显示不同图标',
    '/x/react-tree-view/rich-tree-view/customization#icon-by-data',
    '/x/react-tree-view/rich-tree-view/customization#file-explorer',
  ], // from a task
  [
    '树节点右键菜单',
    '/x/react-tree-view/tree-item-customization#a-menu-for-each-row',
    '/x/react-tree-view/tree-item-customization#buttons-and-menus',
  ], // from a task
];
