import type { LocaleTexts } from './types';

/** The languages that the libraries have texts in, beside their own English. */
const LOADERS: Readonly<
  Record<string, () => Promise<{ localeTexts: LocaleTexts }>>
> = {
  zh: () => import('./zh'),
};

/**
 * Loads the components' own texts in a language: pages in English fetch nothing.
 *
 * @param language a language of the portal, such as `zh`
 * @returns undefined where the components keep their English texts
 * @throws the error of a chunk that can't be fetched
 */
export async function loadLocaleTexts(
  language: string,
): Promise<LocaleTexts | undefined> {
  return (await LOADERS[language]?.())?.localeTexts;
}
