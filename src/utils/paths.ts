/** Languages that can stand as the first segment of a path; the default one is redirected away. */
export const LANGUAGES = ['en', 'zh', 'pt'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

export interface ParsedPath {
  language: Language;
  /** Without language, query, hash and trailing slash: what analytics and links use. */
  canonical: string;
  /** The canonical path with a leading `/api` mapped to `/api-docs`. */
  dataPath: string;
}

function isLanguage(value: string | undefined): value is Language {
  return LANGUAGES.includes(value as Language);
}

/**
 * Splits a path into its language and its canonical form.
 *
 * @param path a pathname that starts with `/`; a query and a hash are ignored
 */
export function parsePath(path: string): ParsedPath {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const segments = pathname.replace(/\/+$/, '').split('/').slice(1);
  const [first] = segments;
  const language = isLanguage(first) ? first : DEFAULT_LANGUAGE;
  const canonical = `/${(isLanguage(first) ? segments.slice(1) : segments).join('/')}`;
  return {
    language,
    canonical,
    dataPath: canonical.replace(/^\/api(?=\/|$)/, '/api-docs'),
  };
}

/** Whether a canonical path exists in English only, so that links to it get no language prefix. */
export function isNeverTranslated(canonical: string): boolean {
  return /^\/(?:blog|size-snapshot|playground)(?:\/|$)/.test(canonical);
}

/**
 * The path of a page in a language: the inverse of {@link parsePath}. The root of a
 * language keeps its slash (`/zh/`), as the base URL that the site is built with.
 *
 * @param canonical a canonical path, such as `/x/react-charts`
 */
export function localizePath(canonical: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE || isNeverTranslated(canonical)) {
    return canonical;
  }
  return `/${language}${canonical}`;
}

export type Product = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';

/** The product that a canonical path belongs to; undefined for introduction, migration and the rest. */
export function getProduct(canonical: string): Product | undefined {
  const match =
    /^\/x\/(?:react-|api\/)(data-grid|date-pickers|charts|tree-view)(?:\/|$)/.exec(
      canonical,
    );
  return match?.[1] as Product | undefined;
}
