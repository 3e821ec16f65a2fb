import type { Direction } from '../../../src/mui/readerTheme';

/*
 * What the document is stamped with. It stands apart from the definitions because the
 * script before the first paint has it in it: each import here is in every page.
 */

/** Name of the storage entry that holds the color mode. */
export const MODE_STORAGE_NAME = 'mui-mode';

/** The values of settings that the document is stamped with, the default first. */
export const STAMPED_VALUES = {
  /** Color mode as the reader chose it; `system` follows the operating system. */
  mode: ['system', 'light', 'dark'],
  direction: ['ltr', 'rtl'],
  /** How much of a wide window the text takes. */
  contentWidth: ['standard', 'wide'],
  dateLibrary: ['dayjs', 'date-fns', 'luxon', 'moment'],
  codeVariant: ['TS', 'JS'],
  codeStyling: ['system', 'tailwind', 'css'],
} as const satisfies { direction: Direction[] } & Record<string, string[]>;

/** The settings that are one word, in the document as in the store. */
export type Values = {
  [Key in keyof typeof STAMPED_VALUES]: (typeof STAMPED_VALUES)[Key][number];
};

/** The settings as the document has them. */
export interface Stamps extends Values {
  /** From `formatApiLayouts`. */
  apiLayouts: string;
  /** The query of the address: by it style sheets know what the script will carry out. */
  search: string;
}

export type Mode = Values['mode'];
export type ContentWidth = Values['contentWidth'];
export type DateLibrary = Values['dateLibrary'];
export type CodeVariant = Values['codeVariant'];
export type CodeStyling = Values['codeStyling'];
