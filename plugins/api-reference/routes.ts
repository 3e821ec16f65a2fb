import path from 'node:path';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { normalizeUrl } from '@docusaurus/utils';
import { translate } from '../../src/node/dictionary';
import type { LabelKey, LabelValues } from '../../src/i18n/types';
import type { ProductHistory } from './common/history/types';
import {
  COMPARE_PERMALINK,
  createPermalinks,
  toIndexPermalink,
  toPermalink,
} from './common/permalinks';
import { createSidebar } from './createSidebar';
import { pickMainPages } from './mainComponents';
import { listDocuments } from './members';
import type { ApiCompareLibrary, ApiOverviewEntry } from './pageData';
import { countKinds, createIndexData } from './render/createIndexData';
import { createPageContext } from './render/createPageContext';
import { createPageData } from './render/createPageData';
import type { InstalledHistory } from './render/createPageHistory';
import { createTypePages, type TypePages } from './typePages/createTypePages';
import type { Snippets } from './snippets/collectSnippets';
import { createSnippetPages } from './snippets/createSnippetPages';
import type { ApiDocument, ApiProduct, ProductId } from './types';
import type { ApiUses, Uses } from './uses/createUses';

/** What the routes are made from. */
export interface RoutesRequest {
  baseUrl: string;
  /** The language of the pages, such as `zh`; the descriptions are in it already. */
  locale: string;
  products: readonly ApiProduct[];
  /** The sidebars of the docs, by name. */
  sidebars: Readonly<Record<string, PropSidebarItem[]>>;
  /** Where the portal shows the names. */
  uses: Uses;
  /** Code for the props of each main component, by its name. */
  snippets: ReadonlyMap<string, Snippets>;
  /** The record of each product. */
  histories: readonly ProductHistory[];
  /** When the pages of a product changed last, in milliseconds; empty where nobody knows. */
  updates: Readonly<Partial<Record<ProductId, number>>>;
}

/** What every route of one language is built with. */
interface RouteContext extends Omit<RoutesRequest, 'uses' | 'histories'> {
  t: (key: LabelKey, values?: LabelValues) => string;
  /** Gives a route the language's base URL. */
  toUrl: (route: string) => string;
  createContext: ReturnType<typeof createPageContext>;
  /** Where the portal shows a page's name; undefined where it doesn't. */
  findUses: (document: ApiDocument) => ApiUses | undefined;
  /** Writes data where a route finds it. @returns the file, for the route's `modules` */
  writeData: (file: string, data: object) => Promise<string>;
}

/** How many pages of a product the overview names. */
const SHOWN_PAGES = 8;

/** Sidebar of the docs that shows a product's pages. */
const SIDEBAR_NAMES: Record<ProductId, string> = {
  'data-grid': 'dataGrid',
  'date-pickers': 'datePickers',
  charts: 'charts',
  'tree-view': 'treeView',
};

/** The record of each product, with the version that its pages document. */
function joinHistories(
  products: readonly ApiProduct[],
  histories: readonly ProductHistory[],
): Record<ProductId, InstalledHistory> {
  const entries = products.map(({ product, pages }) => [
    product,
    {
      history: histories.find((history) => history.product === product)!,
      installed: pages[0]!.source.version,
    },
  ]);
  return Object.fromEntries(entries) as Record<ProductId, InstalledHistory>;
}

/** Finds a page's uses, which are kept by the keys of `createPermalinks`. */
function createUsesLookup(
  uses: Uses,
  permalinks: Readonly<Record<string, string>>,
): RouteContext['findUses'] {
  const found = new Map(
    Object.entries(permalinks).map(([key, permalink]) => [permalink, uses[key]]),
  );
  return (document) => found.get(toPermalink(document));
}

/** The route that shows a component of `client/`, with the files of its data. */
function buildRoute(
  route: string,
  component: string,
  modules: RouteConfig['modules'],
  { toUrl }: RouteContext,
): RouteConfig {
  return {
    path: toUrl(route),
    component: path.join(__dirname, 'client', component),
    modules,
    exact: true,
  };
}

/** The routes of a product's index and of its pages, which all change with the product. */
function buildPageRoutes(
  product: ApiProduct,
  context: RouteContext,
): Promise<RouteConfig[]> {
  const { toUrl, createContext, findUses, writeData } = context;
  const id = product.product;
  const updated = context.updates[id];
  const build = async (
    route: string,
    component: string,
    prop: string,
    data: object,
  ) => {
    const name =
      prop === 'index' ? `index-${id}` : `${id}-${path.posix.basename(route)}`;
    const file = await writeData(`${name}.json`, { ...data, updated });
    return {
      ...buildRoute(route, component, { [prop]: file }, context),
      metadata: { lastUpdatedAt: updated },
    };
  };
  const index = createIndexData(product, toUrl, createContext({ product: id }));
  return Promise.all([
    build(toIndexPermalink(id), 'ApiIndexPage', 'index', index),
    ...listDocuments(product).map((document) =>
      build(
        toPermalink(document),
        'ApiPage',
        'api',
        createPageData(document, findUses(document), createContext(document)),
      ),
    ),
  ]);
}

/** The parent of a product's routes, which holds their sidebar. */
async function buildProductRoute(
  product: ApiProduct,
  context: RouteContext,
): Promise<RouteConfig> {
  const { sidebars, baseUrl, t, writeData } = context;
  const id = product.product;
  const name = SIDEBAR_NAMES[id];
  const items = createSidebar(sidebars[name] ?? [], product, { t, baseUrl });
  const sidebar = await writeData(`sidebar-${id}.json`, { name, items });
  return {
    ...buildRoute(toIndexPermalink(id), 'ApiRoot', { sidebar }, context),
    exact: false,
    // The docs' own parent route, /x, would match these addresses too.
    priority: 1,
    routes: await buildPageRoutes(product, context),
  };
}

/**
 * The routes of the reference: one per page and one index per product, below one parent
 * per product that holds the sidebar, an overview of the products, and the comparison of
 * their versions. Beside them the documents of types and of snippets, which are no routes.
 *
 * @param createData writes a page's data where its route finds it
 */
export async function buildRoutes(
  { uses, histories: records, ...request }: RoutesRequest,
  createData: PluginContentLoadedActions['createData'],
): Promise<{ routes: RouteConfig[]; typePages: TypePages }> {
  const { baseUrl, locale, products, sidebars } = request;
  const t: RouteContext['t'] = (key, values) => translate(locale, key, values);
  const toUrl = (route: string) => normalizeUrl([baseUrl, route]);
  const permalinks = createPermalinks(products);
  const histories = joinHistories(products, records);
  const writeData: RouteContext['writeData'] = (file, data) =>
    createData(file, JSON.stringify(data));
  const context: RouteContext = {
    ...request,
    t,
    toUrl,
    writeData,
    findUses: createUsesLookup(uses, permalinks),
    createContext: createPageContext({
      locale,
      t,
      toUrl,
      permalinks,
      sidebars,
      histories,
      snippets: request.snippets,
      types: Object.fromEntries(
        products.map(({ product, types }) => [product, types]),
      ) as Record<ProductId, ApiProduct['types']>,
    }),
  };
  const overview = products.map((product): ApiOverviewEntry => ({
    product: product.product,
    counts: countKinds(product),
    main: pickMainPages(new Set(product.pages.map(({ name }) => name)), SHOWN_PAGES),
  }));
  const libraries = products.map(({ product }): ApiCompareLibrary => ({
    product,
    installed: histories[product].installed,
    versions: histories[product].history.versions,
  }));
  const overviewFile = await writeData('overview.json', overview);
  const librariesFile = await writeData('compare.json', libraries);
  const productRoutes = await Promise.all(
    products.map((product) => buildProductRoute(product, context)),
  );
  return {
    routes: [
      ...productRoutes,
      buildRoute('/x/api', 'ApiOverviewPage', { overview: overviewFile }, context),
      buildRoute(
        COMPARE_PERMALINK,
        'ComparePage',
        { libraries: librariesFile },
        context,
      ),
    ],
    typePages: new Map([
      ...createTypePages(context),
      ...(await createSnippetPages(context)),
    ]),
  };
}
