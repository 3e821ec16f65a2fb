import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { LabelKey, LabelValues } from '../../../src/i18n/types';
import type { ApiType, ProductId } from '../types';
import type { EntryKind } from '../common/history/types';
import {
  createPageHistory,
  type InstalledHistory,
  type PageHistory,
} from './createPageHistory';
import type { Snippets } from '../snippets/collectSnippets';
import {
  toSnippetAnchor,
  toSnippetsRoute,
  toTypeAnchor,
  toTypeRoute,
} from '../common/typeAddress';

/** What the steps of a page's rendering share. */
export interface RenderContext {
  /** The page's language, such as `zh`. */
  locale: string;
  /** The chrome's labels, in the page's language. */
  t: (key: LabelKey, values?: LabelValues) => string;
  /** The address of a documented name; one of a type without a page is none. */
  findPage: (name: string) => string | undefined;
  /**
   * The address of what a name means on this page: that of its page, or its anchor in the
   * documents of types; undefined for a name that the reference doesn't know.
   */
  findType: (name: string) => string | undefined;
  /** The key of the type that a name means on this page, where it opens. */
  findKey: (name: string) => string | undefined;
  /** The address of the snippet that sets a prop of the page; undefined without one. */
  findSnippet: (prop: string) => string | undefined;
  /** The portal's own address of an upstream page; undefined where it has no such page. */
  findUpstreamPage: (pathname: string) => string | undefined;
  /** What the record says of the page. */
  history: PageHistory;
}

/** What the contexts of all pages are made from. */
export interface ContextRequest {
  locale: string;
  t: RenderContext['t'];
  /** Gives a route the language's base URL. */
  toUrl: (route: string) => string;
  /** As `createPermalinks` gives them. */
  permalinks: Readonly<Record<string, string>>;
  /** The sidebars of the docs, in which all their pages stand. */
  sidebars: Readonly<Record<string, PropSidebarItem[]>>;
  /** The record of each product. */
  histories: Readonly<Record<ProductId, InstalledHistory>>;
  /** The types of each product. */
  types: Readonly<Record<ProductId, Readonly<Record<string, ApiType>>>>;
  /** The snippets of each main component, by its name. */
  snippets: ReadonlyMap<string, Snippets>;
}

/** As much of a page or of a product as decides what a name means there. */
interface Place {
  product: ProductId;
  /** Absent for a product's index. */
  kind?: EntryKind;
  name?: string;
  /** Keys of the types that names mean there, where these are not the names. */
  links?: Readonly<Record<string, string>>;
}

/** The addresses of a sidebar's pages; the docs plugin ends those of folders in a slash. */
function collectHrefs(items: readonly PropSidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return collectHrefs(item.items);
    }
    return item.type === 'link' ? [item.href.replace(/\/$/, '')] : [];
  });
}

/**
 * What the pages of one language are rendered in.
 *
 * @returns gives a page's context; a name without a page means a type of its product
 */
export function createPageContext({
  locale,
  t,
  toUrl,
  permalinks,
  sidebars,
  histories,
  types,
  snippets,
}: ContextRequest): (place: Place) => RenderContext {
  const urls = new Map(
    Object.entries(permalinks).map(([name, permalink]) => [name, toUrl(permalink)]),
  );
  const hrefs = new Set([
    ...Object.values(sidebars).flatMap(collectHrefs),
    ...urls.values(),
  ]);
  return ({ product, kind, name: self, links = {} }) => {
    const findPage = (name: string) =>
      name === self ? undefined : (urls.get(`${product}/${name}`) ?? urls.get(name));
    const findKey = (name: string) => {
      const key = Object.hasOwn(links, name) ? links[name]! : name;
      return name !== self && Object.hasOwn(types[product], key) ? key : undefined;
    };
    return {
      locale,
      t,
      findPage,
      findKey,
      findType(name) {
        const page = findPage(name);
        const key = page === undefined ? findKey(name) : undefined;
        return key === undefined
          ? page
          : toUrl(`${toTypeRoute(product, key)}#${toTypeAnchor(key)}`);
      },
      findSnippet: (prop) =>
        kind === 'component' && self !== undefined && snippets.get(self)?.has(prop)
          ? toUrl(`${toSnippetsRoute(product, self)}#${toSnippetAnchor(prop)}`)
          : undefined,
      findUpstreamPage(pathname) {
        const url = toUrl(pathname.replace(/\/$/, ''));
        return hrefs.has(url) ? url : undefined;
      },
      // The record names the grid's events and selectors by their kind.
      history: createPageHistory(
        histories[product],
        kind && { kind, name: self ?? kind },
        toUrl,
      ),
    };
  };
}
