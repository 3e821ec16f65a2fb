import path from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { normalizeUrl } from '@docusaurus/utils';
import { translate } from '../../../src/node/dictionary';
import type { LabelKey, LabelValues } from '../../../src/i18n/types';
import { createPermalinks } from '../createPermalinks';
import type { ProductHistory } from '../common/history/types';
import { createPageContext } from '../render/createPageContext';
import type { InstalledHistory } from '../render/createPageHistory';
import { toPermalink } from '../common/toPermalink';
import type { ApiPage, ApiProduct, ProductId } from '../types';
import type { ApiUses, Uses } from '../uses/types';

/** What the routes are made from. */
export interface RoutesRequest {
  baseUrl: string;
  /** The language of the pages, such as `zh`; the descriptions are in it already. */
  locale: string;
  products: ApiProduct[];
  /** The sidebars of the docs, by name. */
  sidebars: Record<string, PropSidebarItem[]>;
  /** Where the portal shows the names; absent where nobody has looked. */
  uses?: Uses;
  /** The record of each product. */
  histories: readonly ProductHistory[];
  /** When the pages of a product changed last, in milliseconds; empty where nobody knows. */
  updates?: Partial<Record<ProductId, number>>;
}

/** What every route of the reference is built with. */
export interface RouteContext {
  products: readonly ApiProduct[];
  /** The sidebars of the docs, by name. */
  sidebars: Readonly<Record<string, PropSidebarItem[]>>;
  baseUrl: string;
  updates: Readonly<Partial<Record<ProductId, number>>>;
  /** The record of each product, with the version that its pages document. */
  histories: Readonly<Record<ProductId, InstalledHistory>>;
  t: (key: LabelKey, values?: LabelValues) => string;
  /** Gives a route the language's base URL. */
  toUrl: (route: string) => string;
  createContext: ReturnType<typeof createPageContext>;
  /** Where the portal shows a page's name; undefined where it doesn't. */
  findUses: (page: ApiPage) => ApiUses | undefined;
  /** Writes data where a route finds them. @returns the file, for the route's `modules` */
  writeData: (file: string, data: object) => Promise<string>;
}

/** The record of each product, with the version that its pages document. */
function joinHistories({
  products,
  histories,
}: Pick<RoutesRequest, 'products' | 'histories'>): Record<
  ProductId,
  InstalledHistory
> {
  const entries = products.map(
    ({ product, pages }): [ProductId, InstalledHistory] => [
      product,
      {
        history: histories.find((history) => history.product === product)!,
        installed: pages[0]!.source.version,
      },
    ],
  );
  return Object.fromEntries(entries) as Record<ProductId, InstalledHistory>;
}

/** Finds a page's uses, which are kept by the keys of `createPermalinks`. */
function createUsesLookup(
  uses: Uses,
  permalinks: Readonly<Record<string, string>>,
): RouteContext['findUses'] {
  const keys = new Map(
    Object.entries(permalinks).map(([key, permalink]) => [permalink, key]),
  );
  return (page) => uses[keys.get(toPermalink(page)) ?? page.name];
}

/**
 * What the routes of one language are built with.
 *
 * @param createData writes a page's data where its route finds it
 */
export function createRouteContext(
  {
    baseUrl,
    locale,
    products,
    sidebars,
    uses = {},
    histories: records,
    updates = {},
  }: RoutesRequest,
  createData: PluginContentLoadedActions['createData'],
): RouteContext {
  const t = (key: LabelKey, values?: LabelValues) => translate(locale, key, values);
  const toUrl = (route: string) => normalizeUrl([baseUrl, route]);
  const permalinks = createPermalinks(products);
  const histories = joinHistories({ products, histories: records });
  return {
    products,
    sidebars,
    baseUrl,
    updates,
    histories,
    t,
    toUrl,
    createContext: createPageContext({
      locale,
      t,
      toUrl,
      permalinks,
      sidebars,
      histories,
    }),
    findUses: createUsesLookup(uses, permalinks),
    writeData: (file, data) => createData(file, JSON.stringify(data)),
  };
}

/** The file of a component that a route shows. */
export function toComponentPath(name: string): string {
  return path.join(__dirname, '../client', name);
}
