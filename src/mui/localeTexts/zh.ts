import { zhCN as core } from '@mui/material/locale';
import type { GridLocaleText } from '@mui/x-data-grid';
import { zhCN as dataGrid } from '@mui/x-data-grid/locales';
import {
  zhCN as datePickers,
  type PickersLocaleText,
} from '@mui/x-date-pickers/locales';
import type { LocaleTexts } from './types';

/**
 * Texts of the grid that its locale has wrong, such as 集合 (set) for aggregation, and those
 * of pivoting, which it lacks. The words are those of `i18n/zh/GLOSSARY.md`.
 */
const GRID_TEXTS: Partial<GridLocaleText> = {
  filterPanelLogicOperator: '逻辑运算符',
  filterPanelOperator: '运算符',
  filterOperatorAfter: '晚于',
  filterOperatorOnOrAfter: '不早于',
  filterOperatorBefore: '早于',
  filterOperatorOnOrBefore: '不晚于',
  headerFilterOperatorAfter: '晚于',
  headerFilterOperatorOnOrAfter: '不早于',
  headerFilterOperatorBefore: '早于',
  headerFilterOperatorOnOrBefore: '不晚于',
  checkboxSelectionHeaderName: '复选框',
  checkboxSelectionSelectAllRows: '选择所有行',
  checkboxSelectionUnselectAllRows: '取消选择所有行',
  checkboxSelectionUnselectRow: '取消选择行',
  treeDataExpand: '查看子行',
  treeDataCollapse: '隐藏子行',
  aggregationMenuItemHeader: '聚合',
  aggregationFunctionLabelNone: '无',
  aggregationFunctionLabelSum: '总和',
  aggregationFunctionLabelSize: '计数',
  toolbarPivot: '数据透视',
  columnMenuManagePivot: '管理数据透视',
  emptyPivotOverlayLabel: '把字段添加到行、列和值，即可生成透视表',
  pivotToggleLabel: '数据透视',
  pivotRows: '行',
  pivotColumns: '列',
  pivotValues: '值',
  pivotCloseButton: '关闭数据透视设置',
  pivotSearchButton: '搜索字段',
  pivotSearchControlPlaceholder: '搜索字段',
  pivotSearchControlLabel: '搜索字段',
  pivotSearchControlClear: '清空搜索',
  pivotNoFields: '没有字段',
  pivotMenuMoveUp: '上移',
  pivotMenuMoveDown: '下移',
  pivotMenuMoveToTop: '移到最前',
  pivotMenuMoveToBottom: '移到最后',
  pivotMenuRows: '行',
  pivotMenuColumns: '列',
  pivotMenuValues: '值',
  pivotMenuOptions: '字段选项',
  pivotMenuAddToRows: '添加到行',
  pivotMenuAddToColumns: '添加到列',
  pivotMenuAddToValues: '添加到值',
  pivotMenuRemove: '移除',
  pivotDragToRows: '拖到这里，作为行',
  pivotDragToColumns: '拖到这里，作为列',
  pivotDragToValues: '拖到这里，作为值',
  pivotYearColumnHeaderName: '（年）',
  pivotQuarterColumnHeaderName: '（季度）',
};

/** Texts of the pickers that their locale has wrong. */
const PICKER_TEXTS: Partial<PickersLocaleText> = { nextStepButtonLabel: '下一步' };

const { MuiDataGrid } = dataGrid.components;
const { MuiLocalizationProvider } = datePickers.components;

/**
 * The libraries' own Chinese texts, mended where they are wrong. Charts have none at this
 * version, and the Tree View has no texts at all.
 */
const components = {
  ...core.components,
  MuiDataGrid: {
    ...MuiDataGrid,
    defaultProps: {
      ...MuiDataGrid.defaultProps,
      localeText: { ...MuiDataGrid.defaultProps.localeText, ...GRID_TEXTS },
    },
  },
  MuiLocalizationProvider: {
    ...MuiLocalizationProvider,
    defaultProps: {
      ...MuiLocalizationProvider.defaultProps,
      localeText: {
        ...MuiLocalizationProvider.defaultProps.localeText,
        ...PICKER_TEXTS,
      },
    },
  },
};

export const localeTexts: LocaleTexts = { components };
