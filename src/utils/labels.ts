import type { Labels } from '@site/src/i18n/types';

export const en = {
  product: {
    dataGrid: 'Data Grid',
    datePickers: 'Date and Time Pickers',
    datePickersShort: 'Date Pickers',
    charts: 'Charts',
    treeView: 'Tree View',
  },
};

export const zh: Labels<typeof en> = {
  product: {
    dataGrid: 'Data Grid',
    datePickers: 'Date and Time Pickers',
    datePickersShort: 'Date Pickers',
    charts: 'Charts',
    treeView: 'Tree View',
  },
};

export const pt: Labels<typeof en> = {
  product: {
    dataGrid: 'Data Grid',
    datePickers: 'Date and Time Pickers',
    datePickersShort: 'Date Pickers',
    charts: 'Charts',
    treeView: 'Tree View',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
