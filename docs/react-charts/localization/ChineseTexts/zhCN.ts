import type { ChartsLocaleText } from '@mui/x-charts-pro/locales';

/** The texts of the charts in Chinese, without those of the Data Grid's charts panel. */
export const zhCNLocaleText: Partial<ChartsLocaleText> = {
  loading: '数据加载中…',
  noData: '暂无数据',
  zoomIn: '放大',
  zoomOut: '缩小',
  toolbarExport: '导出',
  toolbarExportPrint: '打印',
  toolbarExportImage: (mimeType) =>
    `导出为 ${mimeType.replace('image/', '').toUpperCase()}`,
};
