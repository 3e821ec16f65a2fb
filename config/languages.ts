import type { Config } from '@docusaurus/types';

type I18nOptions = NonNullable<Config['i18n']>;

/**
 * Where the text of a language's pages comes from: `source` pages are written first,
 * `translated` ones follow them, and an `interface` language has labels alone and shows
 * the source's pages.
 */
export type LanguageContent = 'source' | 'translated' | 'interface';

/** A language of the portal. */
export interface Language {
  /** Its name in itself, for the switcher. */
  label: string;
  /** Value of `<html lang>`. */
  htmlLang: string;
  content: LanguageContent;
}

/**
 * The languages that a portal can have, by their path prefix; the source language has
 * none. `PORTAL_LANGUAGES` chooses among them.
 */
export const languages: Readonly<Record<string, Language>> = {
  en: { label: 'English', htmlLang: 'en', content: 'source' },
  zh: { label: '简体中文', htmlLang: 'zh-CN', content: 'translated' },
  pt: { label: 'Português (Brasil)', htmlLang: 'pt-BR', content: 'interface' },
};

/** The languages whose pages are translated, in the order of the table. */
export function getTranslatedLanguages(
  table: Readonly<Record<string, Language>> = languages,
): string[] {
  return Object.keys(table).filter((name) => table[name]!.content === 'translated');
}

/** The language that pages are written in first. */
export function getSourceLanguage(
  table: Readonly<Record<string, Language>> = languages,
): string {
  return Object.keys(table).find((name) => table[name]!.content === 'source')!;
}

/**
 * The `i18n` of the site's configuration.
 *
 * @param names the languages to build, each in the table, the source language among them;
 *   their order is that of the switcher
 */
export function createI18nConfig(
  names: readonly string[],
  table: Readonly<Record<string, Language>> = languages,
): I18nOptions {
  return {
    defaultLocale: getSourceLanguage(table),
    locales: [...names] as [string, ...string[]],
    localeConfigs: Object.fromEntries(
      names.map((name) => {
        const { label, htmlLang, content } = table[name]!;
        // Built alone, a language takes the site's base URL unless it is told its own.
        const own = content === 'source' ? {} : { baseUrl: `/${name}/` };
        return [name, { label, htmlLang, ...own }];
      }),
    ),
  };
}
