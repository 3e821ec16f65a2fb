import type { Question } from './types';

/** Written in Chinese from the tasks of public threads by someone who had not seen the search. Sealed: run it once, when the search is finished; nobody tunes on it. */
export const questions: readonly Question[] = [
  [
    '导出excel',
    '/x/react-data-grid/export#excel-export',
    '/x/react-data-grid/features#premium',
  ], // from a task
  [
    '导出时去掉操作列',
    '/x/react-data-grid/export#choose-columns',
    '/x/api/data-grid/grid-col-def#prop-disableExport',
  ], // from a task
  [
    '单元格编辑后怎么拿到新值',
    '/x/react-data-grid/editing#save',
    '/x/api/data-grid/data-grid#prop-processRowUpdate',
    '/x/api/data-grid/data-grid-pro#prop-processRowUpdate',
    '/x/api/data-grid/data-grid-premium#prop-processRowUpdate',
  ], // from a task
  [
    '编辑时校验输入',
    '/x/react-data-grid/editing#validate',
    '/x/api/data-grid/grid-col-def#prop-preProcessEditCellProps',
  ], // from a task
  [
    '滚动到指定行',
    '/x/react-data-grid/virtualization#scroll-to-a-row',
    '/x/api/data-grid/grid-api#prop-scrollToIndexes',
  ], // from a task
  ['分组小计', '/x/react-data-grid/aggregation#groups'], // from a task
  ['一次只能展开一行', '/x/react-data-grid/master-detail#one-at-a-time'], // from a task
  [
    'jest 测试表格渲染不出行',
    '/x/introduction/installation#tests',
    '/x/react-data-grid/virtualization#turn-off',
  ], // from a task
  ['分页器放到表格上方', '/x/react-data-grid/pagination#own-pager'], // from a task
  [
    '获取选中行的数据',
    '/x/react-data-grid/row-selection#select-from-code',
    '/x/react-data-grid/row-selection#turn-it-on',
    '/x/react-data-grid/row-selection#control-the-selection',
    '/x/api/data-grid/grid-api#prop-getSelectedRows',
  ], // from a task
  [
    '全选后 ids 是空的',
    '/x/react-data-grid/row-selection#the-selection-model',
    '/x/migration/migration-data-grid-v7#exclude',
    '/x/api/data-grid/data-grid#prop-disableRowSelectionExcludeModel',
    '/x/api/data-grid/data-grid-pro#prop-disableRowSelectionExcludeModel',
    '/x/api/data-grid/data-grid-premium#prop-disableRowSelectionExcludeModel',
  ], // from a task
  [
    '每页行数 文字改成中文',
    '/x/react-data-grid/pagination#footer',
    '/x/react-data-grid/localization',
  ], // from a task
  [
    '日期显示成 年/月/日',
    '/x/react-date-pickers/fields#format',
    '/x/react-date-pickers/adapters-locale#format',
    '/x/api/date-pickers/date-picker#prop-format',
    '/x/api/date-pickers/desktop-date-picker#prop-format',
    '/x/api/date-pickers/mobile-date-picker#prop-format',
  ], // from a task
  [
    '一周从周一开始',
    '/x/react-date-pickers/adapters-locale#week-start',
    '/x/react-date-pickers/date-picker#calendar-options',
    '/x/react-date-pickers/date-calendar#weeks',
  ], // from a task
  [
    '隐藏图例',
    '/x/react-charts/legend#hide',
    '/x/api/charts/bar-chart#prop-hideLegend',
    '/x/api/charts/bar-chart-pro#prop-hideLegend',
    '/x/api/charts/line-chart#prop-hideLegend',
    '/x/api/charts/line-chart-pro#prop-hideLegend',
    '/x/api/charts/pie-chart#prop-hideLegend',
    '/x/api/charts/pie-chart-pro#prop-hideLegend',
    '/x/api/charts/scatter-chart#prop-hideLegend',
    '/x/api/charts/scatter-chart-pro#prop-hideLegend',
  ], // from a task
  [
    '点击图例隐藏系列',
    '/x/react-charts/legend#visibility',
    '/x/react-charts/bars#highlight-and-hide',
    '/x/react-charts/pie#hidden-slices',
    '/x/react-charts/stacking#hide',
  ], // from a task
  [
    '自定义提示框内容',
    '/x/react-charts/tooltip#own-content',
    '/x/react-charts/tooltip#own-item-content',
    '/x/react-charts/tooltip#own-axis-content',
  ], // from a task
  ['柱子上方显示数值', '/x/react-charts/bars#bar-labels'], // from a task
  [
    '折线图空值断开 连起来',
    '/x/react-charts/lines#missing-values',
    '/x/api/charts/line-series#prop-connectNulls',
  ], // from a task
  [
    '只能勾选叶子节点',
    '/x/react-tree-view/rich-tree-view/selection#keep-items-out',
    '/x/react-tree-view/rich-tree-view/expansion#open-folders-select-leaves',
    '/x/api/tree-view/rich-tree-view#prop-isItemSelectionDisabled',
    '/x/api/tree-view/rich-tree-view-pro#prop-isItemSelectionDisabled',
  ], // from a task
  [
    '树节点拖拽排序',
    '/x/react-tree-view/rich-tree-view/ordering',
    '/x/api/tree-view/rich-tree-view-pro#prop-itemsReordering',
  ], // from a task
  ['树搜索过滤', '/x/react-tree-view/rich-tree-view/items#search-the-items'], // from a task
];
