/** A JSON-LD value. `structuredData.schema.json` in `check/` holds the shapes. */
export type JsonLd = { [key: string]: JsonLd | JsonLd[] | string | number };

const CONTEXT = 'https://schema.org';

/** The portal in one language, as its pages refer to it. */
export interface SiteData {
  name: string;
  /** Absolute address of its landing page. */
  url: string;
}

/** A step of the way to a page. */
export interface TrailStep {
  name: string;
  /** Absolute address of its page. */
  url: string;
}

/** What is said of a page of the documentation. */
export interface ArticleData {
  headline: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
  /** Absolute address of its social card. */
  image: string;
  /** Language tag of the text, such as `zh-CN`. */
  inLanguage: string;
  /** Time of the last change in milliseconds; absent where nobody knows. */
  updated?: number;
  /** The packages that the page is about. */
  software: { name: string; version: string };
  site: SiteData;
}

/** The JSON-LD of the trail to a page; the page itself comes last. */
export function createBreadcrumbList(trail: readonly TrailStep[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The JSON-LD of a page that explains or lists what a library has. */
export function createTechArticle({
  headline,
  description,
  url,
  image,
  inLanguage,
  updated,
  software,
  site,
}: ArticleData): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'TechArticle',
    headline,
    description,
    url,
    image,
    inLanguage,
    ...(updated !== undefined && { dateModified: new Date(updated).toISOString() }),
    about: {
      '@type': 'SoftwareSourceCode',
      name: software.name,
      version: software.version,
      programmingLanguage: 'TypeScript',
      runtimePlatform: 'React',
    },
    isPartOf: { '@type': 'WebSite', name: site.name, url: site.url },
  };
}

/**
 * The JSON-LD of the portal itself. It names no search action: the search is a dialog,
 * and has no address that takes a query.
 */
export function createWebSite(
  { name, url }: SiteData,
  description: string,
  inLanguage: string,
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url,
    description,
    inLanguage,
  };
}
