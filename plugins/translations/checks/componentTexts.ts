import { enUS as dataGrid } from '@mui/x-data-grid/locales';
import { enUS as datePickers } from '@mui/x-date-pickers/locales';
import { localeTexts } from '../../../src/mui/localeTexts/zh';

/** A component's texts by key; some are functions of what they tell. */
type Texts = Readonly<Record<string, unknown>>;

/** English texts of components, each with what the component shows in their place. */
export type TextPairs = ReadonlyMap<string, readonly string[]>;

function pairTexts(english: Texts, translated: Texts): TextPairs {
  const pairs = new Map<string, string[]>();
  for (const [key, text] of Object.entries(english)) {
    const shown = translated[key];
    if (typeof text === 'string' && typeof shown === 'string' && shown !== text) {
      pairs.set(text, [...(pairs.get(text) ?? []), shown]);
    }
  }
  return pairs;
}

/** `localeText` of a component's default props in a locale. */
function readTexts(component: unknown): Texts {
  return (component as { defaultProps: { localeText: Texts } }).defaultProps
    .localeText;
}

const chinese = localeTexts.components as Readonly<Record<string, unknown>>;

/**
 * The texts that components show on Chinese pages, by the folder of their pages. Charts
 * and the Tree View have none at this version.
 */
export const CHINESE_TEXTS: Readonly<Record<string, TextPairs>> = {
  'react-data-grid': pairTexts(
    readTexts(dataGrid.components.MuiDataGrid),
    readTexts(chinese.MuiDataGrid),
  ),
  'react-date-pickers': pairTexts(
    readTexts(datePickers.components.MuiLocalizationProvider),
    readTexts(chinese.MuiLocalizationProvider),
  ),
};
