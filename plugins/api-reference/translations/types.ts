/** A translated text of one page. */
export interface Translation {
  /** Hash of the English text that it translates; see `hashText`. */
  hash: string;
  /** Empty while it is to be written. */
  text: string;
  /** Translation of an older English text: where the new one starts from. */
  previous?: string;
}

/** The texts of one page, by key: `description`, `prop-rows`, `prop-onClick.param-event`. */
export type PageTranslations = Record<string, Translation>;

/** A text that several pages have. */
export interface SharedTranslation {
  /** The English text, for the translator. */
  en: string;
  /** Empty while it is to be written. */
  text: string;
}

/** The translated texts of the reference in one language. */
export interface Translations {
  /** By the hash of the English text. */
  shared: Record<string, SharedTranslation>;
  /** By product and name: `tree-view/RichTreeView`, `data-grid/events`. */
  pages: Record<string, PageTranslations>;
}

/** An English text of the reference, with where it stands. */
export interface SourceText {
  /** As in `Translations.pages`. */
  page: string;
  /** As in `PageTranslations`. */
  key: string;
  en: string;
  hash: string;
}
