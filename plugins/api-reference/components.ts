import type { ProductId } from './types';

/**
 * The documented components, by product: the reviewed list of what gets a page.
 * The order is that of the sidebar.
 */
export const DOCUMENTED_COMPONENTS: Record<ProductId, readonly string[]> = {
  'data-grid': ['DataGrid', 'DataGridPro', 'DataGridPremium'],
  'date-pickers': [
    'DateCalendar',
    'DateField',
    'DatePicker',
    'DesktopDatePicker',
    'LocalizationProvider',
    'MobileDatePicker',
    'StaticDatePicker',
  ],
  charts: ['BarChart', 'BarChartPro', 'BarPlot', 'ChartContainer'],
  'tree-view': ['RichTreeView', 'RichTreeViewPro', 'SimpleTreeView', 'TreeItem'],
};
