import { zhCN as core } from '@mui/material/locale';
import { zhCN as dataGrid } from '@mui/x-data-grid/locales';
import { zhCN as datePickers } from '@mui/x-date-pickers/locales';
import type { LocaleTexts } from './types';

/**
 * The libraries' own Chinese texts. Charts have none at this version, and the Tree View
 * has no texts at all.
 */
export const localeTexts: LocaleTexts = {
  components: {
    ...core.components,
    ...dataGrid.components,
    ...datePickers.components,
  },
};
