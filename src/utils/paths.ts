/** The languages of the portal where `PORTAL_LANGUAGES` names no others; the default one comes first. */
export const LANGUAGES = ['en', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE = 'en';

export interface ParsedPath<Id extends string = Language> {
  language: Id | typeof DEFAULT_LANGUAGE;
  /** Without language, query, hash and trailing slash: what analytics and links use. */
  canonical: string;
  /** The canonical path with a leading `/api` mapped to `/api-docs`. */
  dataPath: string;
}

/**
 * Splits a path into its language and its canonical form.
 *
 * @param path a pathname that starts with `/`; a query and a hash are ignored
 * @param languages what can stand as the first segment; the default one is redirected away
 */
export function parsePath<Id extends string = Language>(
  path: string,
  languages: readonly Id[] = LANGUAGES as readonly string[] as readonly Id[],
): ParsedPath<Id> {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const segments = pathname.replace(/\/+$/, '').split('/').slice(1);
  const language = languages.find((id) => id === segments[0]);
  const rest = language === undefined ? segments : segments.slice(1);
  const canonical = `/${rest.join('/')}`;
  return {
    language: language ?? DEFAULT_LANGUAGE,
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
export function localizePath(canonical: string, language: string): string {
  if (language === DEFAULT_LANGUAGE || isNeverTranslated(canonical)) {
    return canonical;
  }
  return `/${language}${canonical}`;
}

/** The libraries, in the order of the navigation; `products.ts` says what is known of each. */
export const PRODUCT_IDS = [
  'data-grid',
  'date-pickers',
  'charts',
  'tree-view',
] as const;

export type Product = (typeof PRODUCT_IDS)[number];

/** What analytics and search file a page under. */
export interface ProductInfo {
  /** Undefined for introduction, migration and the rest. */
  product?: Product;
  /** `x` for all that documents the libraries; undefined for the landing page and the like. */
  category?: 'x';
}

/** The product and the product category that a canonical path belongs to. */
export function getProductInfo(canonical: string): ProductInfo {
  const [, category, folder, name] = canonical.split('/');
  if (category !== 'x') {
    return {};
  }
  const product = folder === 'api' ? name : folder?.match(/^react-(.+)$/)?.[1];
  return { product: PRODUCT_IDS.find((id) => id === product), category };
}

/** The product of {@link getProductInfo} alone. */
export function getProduct(canonical: string): Product | undefined {
  return getProductInfo(canonical).product;
}

/** The product whose users a page is for: that of {@link getProduct}, and on a migration page the library that is upgraded. */
export function getAudience(canonical: string): Product | undefined {
  const [, upgraded = ''] =
    /^\/x\/migration\/migration-(.+)-[^-]+$/.exec(canonical) ?? [];
  return (
    getProduct(canonical) ??
    PRODUCT_IDS.find((id) => id === upgraded || id === `date-${upgraded}`)
  );
}
