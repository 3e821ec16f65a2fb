import type { Question } from './types';

/** Written in Chinese from the tasks of public threads by someone who had not seen the search. Open: use it to tune. */
export const questions: readonly Question[] = [
  [
    '列宽自适应内容',
    '/x/react-data-grid/column-dimensions#autosizing',
    '/x/api/data-grid/grid-api#prop-autosizeColumns',
    '/x/api/data-grid/data-grid#prop-autosizeOnMount',
    '/x/api/data-grid/data-grid-pro#prop-autosizeOnMount',
    '/x/api/data-grid/data-grid-premium#prop-autosizeOnMount',
  ], // from a task
  [
    '怎么让列撑满整个表格',
    '/x/react-data-grid/column-dimensions#flex',
    '/x/api/data-grid/grid-col-def#prop-flex',
  ], // from a task
  [
    '单元格文字换行',
    '/x/react-data-grid/row-height#dynamic-height',
    '/x/api/data-grid/data-grid#prop-getRowHeight',
    '/x/api/data-grid/data-grid-pro#prop-getRowHeight',
    '/x/api/data-grid/data-grid-premium#prop-getRowHeight',
  ], // from a task
  ['表格导出 json', '/x/react-data-grid/export#another-format'], // from a task
  [
    '导出csv用excel打开中文乱码',
    '/x/react-data-grid/export#csv-export',
    '/x/api/data-grid/grid-csv-export-options#prop-utf8WithBom',
  ], // from a task
  ['后端分页怎么导出全部数据', '/x/react-data-grid/export#server'], // from a task
  [
    '服务端分页',
    '/x/react-data-grid/pagination#server',
    '/x/react-data-grid/server-side-data',
    '/x/api/data-grid/data-grid#prop-paginationMode',
    '/x/api/data-grid/data-grid-pro#prop-paginationMode',
    '/x/api/data-grid/data-grid-premium#prop-paginationMode',
  ], // from a task
  [
    '筛选只对当前页生效',
    '/x/react-data-grid/filtering#server',
    '/x/api/data-grid/data-grid#prop-filterMode',
    '/x/api/data-grid/data-grid-pro#prop-filterMode',
    '/x/api/data-grid/data-grid-premium#prop-filterMode',
    '/x/react-data-grid/filtering/server-side#choose',
    '/x/react-data-grid/pagination#server',
  ], // from a task
  ['表格放在 tab 里不显示', '/x/react-data-grid/layout#hidden'], // from a task
  [
    '表格不显示数据只有底部分页',
    '/x/react-data-grid/layout#traps',
    '/x/react-data-grid/quickstart#container-height',
    '/x/react-data-grid/quickstart#troubleshooting',
  ], // from a task
  [
    '全选只选中当前页',
    '/x/react-data-grid/row-selection#select-one-page',
    '/x/api/data-grid/data-grid-pro#prop-checkboxSelectionVisibleOnly',
    '/x/api/data-grid/data-grid-premium#prop-checkboxSelectionVisibleOnly',
  ], // from a task
  [
    '自定义筛选条件',
    '/x/react-data-grid/filtering/customization#create',
    '/x/react-data-grid/filtering#own-operators',
    '/x/api/data-grid/grid-filter-operator#prop-getApplyFilterFn',
  ], // from a task
  [
    '筛选支持下拉多选',
    '/x/react-data-grid/filtering/customization#arrays',
    '/x/react-data-grid/filtering/customization#inputs',
    '/x/react-data-grid/filtering#operators',
  ], // from a task
  [
    '去掉多余的筛选操作符',
    '/x/react-data-grid/filtering/customization#fewer-operators',
    '/x/react-data-grid/filtering#own-operators',
    '/x/api/data-grid/grid-col-def#prop-filterOperators',
  ], // from a task
  ['单击进入编辑', '/x/react-data-grid/recipes-editing#one-click'], // from a task
  [
    '某些行禁止编辑',
    '/x/react-data-grid/editing#some-cells',
    '/x/api/data-grid/data-grid#prop-isCellEditable',
    '/x/api/data-grid/data-grid-pro#prop-isCellEditable',
    '/x/api/data-grid/data-grid-premium#prop-isCellEditable',
  ], // from a task
  [
    '编辑时两个下拉框联动',
    '/x/react-data-grid/recipes-editing#linked-row-fields',
    '/x/react-data-grid/recipes-editing#linked-cells',
    '/x/react-data-grid/column-definition#single-select',
  ], // from a task
  ['一个按钮保存所有修改', '/x/react-data-grid/recipes-editing#save-all'], // from a task
  [
    '单元格里用 Autocomplete',
    '/x/react-data-grid/recipes-editing#autocomplete',
    '/x/react-data-grid/editing#edit-component',
  ], // from a task
  [
    '刷新页面后保留列顺序和筛选',
    '/x/react-data-grid/state#across-reload',
    '/x/react-data-grid/state#save-and-restore',
  ], // from a task
  [
    '快速滚动白屏',
    '/x/react-data-grid/virtualization#buffers',
    '/x/react-data-grid/performance#cells',
  ], // from a task
  [
    '报错 all rows must have a unique id',
    '/x/react-data-grid/row-definition#stable-ids',
    '/x/react-data-grid/row-definition#get-row-id',
    '/x/api/data-grid/data-grid#prop-getRowId',
    '/x/api/data-grid/data-grid-pro#prop-getRowId',
    '/x/api/data-grid/data-grid-premium#prop-getRowId',
  ], // from a task
  [
    '数据没有id字段',
    '/x/react-data-grid/row-definition#get-row-id',
    '/x/react-data-grid/row-definition#traps',
    '/x/api/data-grid/data-grid#prop-getRowId',
    '/x/api/data-grid/data-grid-pro#prop-getRowId',
    '/x/api/data-grid/data-grid-premium#prop-getRowId',
  ], // from a task
  [
    '输入筛选时请求太频繁 防抖',
    '/x/react-data-grid/filtering#server',
    '/x/react-data-grid/filtering#performance',
    '/x/api/data-grid/data-grid#prop-filterDebounceMs',
    '/x/api/data-grid/data-grid-pro#prop-filterDebounceMs',
    '/x/api/data-grid/data-grid-premium#prop-filterDebounceMs',
  ], // from a task
  [
    '自定义工具栏加按钮',
    '/x/react-data-grid/components#toolbar',
    '/x/react-data-grid/components/toolbar',
  ], // from a task
  ['斑马纹', '/x/react-data-grid/style#stripes'], // from a task
  [
    '根据状态设置行背景色',
    '/x/react-data-grid/style#rows',
    '/x/api/data-grid/data-grid#prop-getRowClassName',
    '/x/api/data-grid/data-grid-pro#prop-getRowClassName',
    '/x/api/data-grid/data-grid-premium#prop-getRowClassName',
  ], // from a task
  [
    '冻结首列',
    '/x/react-data-grid/column-pinning#pin-columns',
    '/x/react-data-grid/column-pinning#community',
    '/x/react-data-grid/column-pinning',
  ], // from a task
  [
    '日期列报错 only accepts Date objects',
    '/x/react-data-grid/column-definition#dates',
    '/x/react-data-grid/quickstart#troubleshooting',
  ], // from a task
  [
    '表格汉化',
    '/x/react-data-grid/localization',
    '/x/api/data-grid/data-grid#prop-localeText',
    '/x/api/data-grid/data-grid-pro#prop-localeText',
    '/x/api/data-grid/data-grid-premium#prop-localeText',
    '/x/common-concepts#texts',
  ], // from a task
  [
    '禁用所有列排序',
    '/x/react-data-grid/sorting#switch-off',
    '/x/react-data-grid/column-header#remove',
    '/x/api/data-grid/data-grid#prop-disableColumnSorting',
    '/x/api/data-grid/data-grid-pro#prop-disableColumnSorting',
    '/x/api/data-grid/data-grid-premium#prop-disableColumnSorting',
  ], // from a task
  [
    '底部合计行',
    '/x/react-data-grid/aggregation#show-totals',
    '/x/react-data-grid/row-pinning#totals',
    '/x/react-data-grid/row-pinning#community',
  ], // from a task
  [
    'nextjs 设置 license key 不生效',
    '/x/introduction/licensing#nextjs-app-router',
    '/x/introduction/licensing#missing-license-key',
    '/x/introduction/licensing#nextjs-pages-router',
    '/x/introduction/licensing#environment-variable',
  ], // from a task
  [
    '去掉水印',
    '/x/introduction/licensing#watermark',
    '/x/introduction/licensing#missing-license-key',
    '/x/introduction/licensing#messages',
  ], // from a task
  ['license key 放在前端代码里安全吗', '/x/introduction/licensing#security'], // from a task
  [
    '时区 UTC 时间差8小时',
    '/x/react-date-pickers/timezone',
    '/x/react-date-pickers/timezone#read-and-store',
    '/x/react-date-pickers/timezone#which-zone',
    '/x/api/date-pickers/date-picker#prop-timezone',
    '/x/api/date-pickers/desktop-date-picker#prop-timezone',
    '/x/api/date-pickers/mobile-date-picker#prop-timezone',
    '/x/api/date-pickers/static-date-picker#prop-timezone',
  ], // from a task
  [
    '点击输入框弹出日历',
    '/x/react-date-pickers/date-picker#control-opening',
    '/x/api/date-pickers/date-picker#prop-onOpen',
    '/x/api/date-pickers/desktop-date-picker#prop-onOpen',
    '/x/api/date-pickers/mobile-date-picker#prop-onOpen',
    '/x/api/date-pickers/date-picker#prop-open',
    '/x/api/date-pickers/desktop-date-picker#prop-open',
    '/x/api/date-pickers/mobile-date-picker#prop-open',
  ], // from a task
  [
    '分钟只能选5的倍数',
    '/x/react-date-pickers/time-picker#single-column',
    '/x/react-date-pickers/date-time-picker#clocks',
    '/x/api/date-pickers/time-picker#prop-timeSteps',
    '/x/api/date-pickers/desktop-time-picker#prop-timeSteps',
  ], // from a task
  [
    '日期范围 最近7天快捷选项',
    '/x/react-date-pickers/date-range-picker#shortcuts',
    '/x/react-date-pickers/shortcuts',
    '/x/api/date-pickers/date-range-picker#slot-shortcuts',
    '/x/api/date-pickers/desktop-date-range-picker#slot-shortcuts',
    '/x/api/date-pickers/mobile-date-range-picker#slot-shortcuts',
    '/x/api/date-pickers/static-date-range-picker#slot-shortcuts',
  ], // from a task
  [
    '日期选择器尺寸 small',
    '/x/react-date-pickers/date-picker#customize-the-field',
    '/x/react-date-pickers/fields#styling',
    '/x/react-date-pickers/custom-components#surface-and-field',
  ], // from a task
  [
    '显示周数',
    '/x/react-date-pickers/date-calendar#weeks',
    '/x/react-date-pickers/date-picker#calendar-options',
    '/x/api/date-pickers/date-calendar#prop-displayWeekNumber',
  ], // from a task
  [
    'Can not find the date and time pickers localization context 报错',
    '/x/react-date-pickers/quickstart#troubleshooting',
    '/x/introduction/installation#duplicate-packages',
    '/x/react-date-pickers/quickstart#provider',
    '/x/migration/migration-pickers-v7#troubleshooting',
  ], // from a task
  [
    'value.isValid is not a function 怎么解决',
    '/x/react-date-pickers/quickstart#troubleshooting',
    '/x/react-date-pickers/date-picker#controlled',
  ], // from a task
  [
    '只选年月',
    '/x/react-date-pickers/date-picker#views',
    '/x/react-date-pickers/date-calendar#month-and-year',
    '/x/react-date-pickers/date-calendar#views',
    '/x/api/date-pickers/date-picker#prop-views',
    '/x/api/date-pickers/desktop-date-picker#prop-views',
    '/x/api/date-pickers/mobile-date-picker#prop-views',
    '/x/api/date-pickers/static-date-picker#prop-views',
  ], // from a task
  [
    '点确定才触发 onChange',
    '/x/react-date-pickers/base-concepts#callbacks',
    '/x/react-date-pickers/custom-components#action-bar',
    '/x/api/date-pickers/date-time-picker#prop-onAccept',
    '/x/api/date-pickers/desktop-date-time-picker#prop-onAccept',
    '/x/api/date-pickers/mobile-date-time-picker#prop-onAccept',
    '/x/api/date-pickers/static-date-time-picker#prop-onAccept',
  ], // from a task
  [
    'y轴数字被截断',
    '/x/react-charts/axis#size-and-margin',
    '/x/api/charts/y-axis#prop-width',
  ], // from a task
  [
    '超过阈值的柱子变颜色',
    '/x/react-charts/bars#color-scale',
    '/x/react-charts/bars#negative-values',
    '/x/react-charts/styling#item-colors',
    '/x/react-charts/styling#color-maps',
  ], // from a task
  ['柱子宽度', '/x/react-charts/bars#gaps'], // from a task
  [
    '图表导出图片',
    '/x/react-charts/bars#zoom-and-export',
    '/x/react-charts/pie#export',
    '/x/react-charts/export',
    '/x/react-charts/scatter#zoom-and-export',
    '/x/react-charts/composition#pro',
  ], // from a task
  [
    '柱状图和折线图混合',
    '/x/react-charts/composition#plots',
    '/x/react-charts/composition#containers',
    '/x/react-charts/quickstart#single-or-composition',
    '/x/react-charts/lines#composition',
    '/x/react-charts/bars#composition',
    '/x/react-charts/composition',
  ], // from a task
  ['双y轴', '/x/react-charts/axis#several-axes'], // from a task
  [
    '图表宽度自适应',
    '/x/react-charts/quickstart#sizing',
    '/x/react-charts/styling#size',
  ], // from a task
  [
    '树形控件 复选框',
    '/x/react-tree-view/rich-tree-view/selection#select-several-items',
    '/x/react-tree-view/simple-tree-view/selection#select-several-items',
    '/x/api/tree-view/rich-tree-view#prop-checkboxSelection',
    '/x/api/tree-view/rich-tree-view-pro#prop-checkboxSelection',
    '/x/api/tree-view/simple-tree-view#prop-checkboxSelection',
  ], // from a task
  [
    '默认展开所有节点',
    '/x/react-tree-view/rich-tree-view/expansion#expand-items-at-the-start',
    '/x/react-tree-view/simple-tree-view/expansion#expand-items-at-the-start',
    '/x/react-tree-view/rich-tree-view/expansion#control-the-expanded-items',
    '/x/api/tree-view/rich-tree-view#prop-defaultExpandedItems',
    '/x/api/tree-view/rich-tree-view-pro#prop-defaultExpandedItems',
  ], // from a task
  [
    '双击重命名节点',
    '/x/react-tree-view/rich-tree-view/editing',
    '/x/react-tree-view#edit-labels-in-place',
    '/x/api/tree-view/rich-tree-view#prop-isItemEditable',
    '/x/api/tree-view/rich-tree-view-pro#prop-isItemEditable',
  ], // from a task
];
