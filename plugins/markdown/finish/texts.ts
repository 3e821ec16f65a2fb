/**
 * Words and signs that only the texts for assistants have. They are no labels:
 * every page carries those.
 */
export interface Texts {
  /** Heads the column that says since when a member is there. */
  history: string;
  yes: string;
  comma: string;
  colon: string;
  /** What stands around a remark. */
  brackets: readonly [string, string];
}

const texts: Readonly<Record<string, Texts>> = {
  en: {
    history: 'History',
    yes: 'Yes',
    comma: ', ',
    colon: ': ',
    brackets: [' (', ')'],
  },
  zh: {
    history: '版本',
    yes: '是',
    comma: '、',
    colon: '：',
    brackets: ['（', '）'],
  },
};

/** The words of a language; English where it has none. */
export function getTexts(language: string): Texts {
  return texts[language] ?? texts.en!;
}
