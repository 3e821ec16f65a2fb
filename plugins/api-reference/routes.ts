import path from 'node:path';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { normalizeUrl } from '@docusaurus/utils';
import { translate } from '../../src/i18n/translate';
import type { LabelKey, LabelValues } from '../../src/i18n/types';
import { COMPARE_PERMALINK } from './client/compareAddress';
import { createPermalinks } from './createPermalinks';
import { createSidebar } from './createSidebar';
import { localizeLinks } from './localizeLinks';
import type { ProductHistory } from './history/types';
import type { ApiCompareLibrary, ApiOverviewEntry, ApiPageData } from './pageData';
import { createCatalogueData } from './render/createCatalogueData';
import { countKinds, createIndexData } from './render/createIndexData';
import { createPageContext } from './render/createPageContext';
import { createPageData } from './render/createPageData';
import type { InstalledHistory } from './render/createPageHistory';
import { toIndexPermalink } from './toIndexPermalink';
import { toPermalink } from './toPermalink';
import type { ApiProduct, ProductId } from './types';
import type { Uses } from './uses/types';

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

type CreateData = PluginContentLoadedActions['createData'];

/** Sidebar of the docs that shows a product's pages. */
const SIDEBAR_NAMES: Record<ProductId, string> = {
  'data-grid': 'dataGrid',
  'date-pickers': 'datePickers',
  charts: 'charts',
  'tree-view': 'treeView',
};

const CLIENT = path.join(__dirname, 'client');

/** A page of a product, and its route's last segment. */
interface ProductPage {
  slug: string;
  data: ApiPageData;
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

/**
 * The routes of the reference: one per page and one index per product, below one parent
 * per product that holds the sidebar, an overview of the products, and the comparison of
 * their versions.
 *
 * @param createData writes a page's data where its route finds it
 */
export async function buildRoutes(
  {
    baseUrl,
    locale,
    products,
    sidebars,
    uses = {},
    histories,
    updates = {},
  }: RoutesRequest,
  createData: CreateData,
): Promise<RouteConfig[]> {
  const t = (key: LabelKey, values?: LabelValues) => translate(locale, key, values);
  const toUrl = (route: string) => normalizeUrl([baseUrl, route]);
  const permalinks = createPermalinks(products);
  const names = new Map(
    Object.entries(permalinks).map(([name, permalink]) => [permalink, name]),
  );
  const installed = joinHistories({ products, histories });
  const createContext = createPageContext({
    locale,
    t,
    toUrl,
    permalinks,
    sidebars,
    histories: installed,
  });

  function createPages(product: ApiProduct): ProductPage[] {
    const pages = product.pages.map((page) => ({
      slug: page.slug,
      data: createPageData(
        page,
        uses[names.get(toPermalink(page)) ?? page.name],
        createContext(page),
      ),
    }));
    const catalogues = (['events', 'selectors'] as const)
      .filter((kind) => product[kind].length > 0)
      .map((kind) => ({
        slug: kind,
        data: createCatalogueData(
          kind,
          product,
          createContext({ ...product, kind }),
        ),
      }));
    return [...pages, ...catalogues];
  }

  async function buildPageRoute({ slug, data }: ProductPage): Promise<RouteConfig> {
    const updated = updates[data.product];
    const api = await createData(
      `${data.product}-${slug}.json`,
      JSON.stringify({ ...data, updated }),
    );
    return {
      path: toUrl(toPermalink({ product: data.product, slug })),
      component: path.join(CLIENT, 'ApiPage'),
      modules: { api },
      metadata: { lastUpdatedAt: updated },
      exact: true,
    };
  }

  async function buildProductRoute(product: ApiProduct): Promise<RouteConfig> {
    const id = product.product;
    const name = SIDEBAR_NAMES[id];
    const items = localizeLinks(
      createSidebar(sidebars[name] ?? [], product, t),
      baseUrl,
    );
    const sidebar = await createData(
      `sidebar-${id}.json`,
      JSON.stringify({ name, items }),
    );
    const index = await createData(
      `index-${id}.json`,
      JSON.stringify({
        ...createIndexData(product, toUrl, createContext(product)),
        updated: updates[id],
      }),
    );
    return {
      path: toUrl(toIndexPermalink(id)),
      component: path.join(CLIENT, 'ApiRoot'),
      modules: { sidebar },
      exact: false,
      // The docs' own parent route, /x, would match these addresses too.
      priority: 1,
      routes: [
        {
          path: toUrl(toIndexPermalink(id)),
          component: path.join(CLIENT, 'ApiIndexPage'),
          modules: { index },
          metadata: { lastUpdatedAt: updates[id] },
          exact: true,
        },
        ...(await Promise.all(createPages(product).map(buildPageRoute))),
      ],
    };
  }

  const overview = products.map((product): ApiOverviewEntry => ({
    product: product.product,
    counts: countKinds(product),
  }));
  const libraries = products.map(({ product }): ApiCompareLibrary => ({
    product,
    installed: installed[product].installed,
    versions: installed[product].history.versions,
  }));
  return [
    ...(await Promise.all(products.map(buildProductRoute))),
    {
      path: toUrl('/x/api'),
      component: path.join(CLIENT, 'ApiOverviewPage'),
      modules: {
        overview: await createData('overview.json', JSON.stringify(overview)),
      },
      exact: true,
    },
    {
      path: toUrl(COMPARE_PERMALINK),
      component: path.join(CLIENT, 'ComparePage'),
      modules: {
        libraries: await createData('compare.json', JSON.stringify(libraries)),
      },
      exact: true,
    },
  ];
}
