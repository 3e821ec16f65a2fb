import type { RouteConfig } from '@docusaurus/types';
import type { ApiPageData } from '../pageData';
import { createCatalogueData } from '../render/createCatalogueData';
import { createPageData } from '../render/createPageData';
import { toPermalink } from '../common/toPermalink';
import type { ApiProduct } from '../types';
import { toComponentPath, type RouteContext } from './routeContext';

/** A page of a product, and its route's last segment. */
interface ProductPage {
  slug: string;
  data: ApiPageData;
}

/** A page per name. */
function createPages(
  { pages }: ApiProduct,
  { createContext, findUses }: RouteContext,
): ProductPage[] {
  return pages.map((page) => ({
    slug: page.slug,
    data: createPageData(page, findUses(page), createContext(page)),
  }));
}

/** The pages of events and of selectors, where the product has any. */
function createCatalogues(
  product: ApiProduct,
  { createContext }: RouteContext,
): ProductPage[] {
  return (['events', 'selectors'] as const)
    .filter((kind) => product[kind].length > 0)
    .map((kind) => ({
      slug: kind,
      data: createCatalogueData(kind, product, createContext({ ...product, kind })),
    }));
}

async function buildPageRoute(
  { slug, data }: ProductPage,
  { updates, toUrl, writeData }: RouteContext,
): Promise<RouteConfig> {
  const updated = updates[data.product];
  const api = await writeData(`${data.product}-${slug}.json`, { ...data, updated });
  return {
    path: toUrl(toPermalink({ product: data.product, slug })),
    component: toComponentPath('ApiPage'),
    modules: { api },
    metadata: { lastUpdatedAt: updated },
    exact: true,
  };
}

/** The routes of a product's pages: its names first, then its events and selectors. */
export function buildPageRoutes(
  product: ApiProduct,
  context: RouteContext,
): Promise<RouteConfig[]> {
  const pages = [
    ...createPages(product, context),
    ...createCatalogues(product, context),
  ];
  return Promise.all(pages.map((page) => buildPageRoute(page, context)));
}
