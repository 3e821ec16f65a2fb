import { quote } from './imports';
import type { DerivedLibrary } from './libraries';
import { Unsupported } from './Unsupported';

/** The date libraries' files: the names in them are the locales that there are. */
function hasModule(specifier: string): boolean {
  try {
    require.resolve(specifier);
    return true;
  } catch {
    return false;
  }
}

/** `zh-cn` as `zh-CN`. */
function toTag(locale: string): string {
  const [language = '', region] = locale.split('-');
  return region === undefined ? language : `${language}-${region.toUpperCase()}`;
}

/** An import of a locale, and the name that it binds, if it binds one. */
export interface LocaleImport {
  statement: string;
  name?: string;
}

/**
 * What stands for Day.js' import of a locale; undefined where nothing has to.
 *
 * @param locale Day.js' name of it, such as `de` or `zh-cn`
 * @throws an {@link Unsupported} where the library has no such locale
 */
export function toLocaleImport(
  locale: string,
  library: DerivedLibrary,
): LocaleImport | undefined {
  if (library === 'luxon') {
    return undefined;
  }
  if (library === 'moment') {
    if (locale === 'en') {
      return undefined;
    }
    const specifier = `moment/locale/${locale}`;
    if (!hasModule(specifier)) {
      throw new Unsupported(`Moment has no locale "${locale}"`);
    }
    return { statement: `import '${specifier}';` };
  }
  const tag = locale === 'en' ? 'en-US' : toTag(locale);
  const specifier = `date-fns/locale/${tag}`;
  if (!hasModule(specifier)) {
    throw new Unsupported(`date-fns has no locale "${locale}"`);
  }
  const name = tag.replace('-', '');
  return { name, statement: `import { ${name} } from '${specifier}';` };
}

/** Name of the list of date-fns' locales, where the source chooses one while it runs. */
export const LOCALE_LIST = 'dateFnsLocales';

/**
 * The list of date-fns' locales, by the names that the source calls them: other adapters
 * take the names themselves.
 */
export function renderLocaleList(locales: Map<string, LocaleImport>): string {
  const entries = [...locales].map(([locale, { name }]) => {
    const key = /^\w+$/.test(locale) ? locale : quote(locale);
    return key === name ? key : `${key}: ${name}`;
  });
  return `\n\nconst ${LOCALE_LIST}: Record<string, Locale> = { ${entries.join(', ')} };\n`;
}
