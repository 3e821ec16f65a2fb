import { PRODUCT_LABELS } from '../../../src/utils/products';
import type { RenderContext } from '../render/createPageContext';
import { renderTypeSection } from '../render/renderTypeSection';
import { toIndexPermalink } from '../common/permalinks';
import { toTypeRoute } from '../common/typeAddress';
import type { ApiProduct, ProductId } from '../types';

/** A document of types: no page of the site, but what opens on its pages. */
export interface TypePage {
  language: string;
  title: string;
  /** The product's reference, to which it belongs. */
  product: { name: string; href: string };
  /** The types, as markup. */
  sections: string[];
}

/** Documents by route, without the site's base URL. */
export type TypePages = Map<string, TypePage>;

interface TypePagesRequest {
  products: readonly ApiProduct[];
  /** Gives a route the language's base URL. */
  toUrl: (route: string) => string;
  /** Gives the context of a type, by what its names mean. */
  createContext: (place: {
    product: ProductId;
    links?: Readonly<Record<string, string>>;
  }) => RenderContext;
}

/**
 * Creates the documents that hold the types of all products, in the pages' language. A
 * reader without script reads them; a page takes from them what it opens.
 */
export function createTypePages({
  products,
  toUrl,
  createContext,
}: TypePagesRequest): TypePages {
  const pages: TypePages = new Map();
  for (const { product, types } of products) {
    for (const [key, type] of Object.entries(types)) {
      const context = createContext({ product, links: type.links });
      const route = toTypeRoute(product, key);
      const name = context.t(PRODUCT_LABELS[product]);
      const page = pages.get(route) ?? {
        language: context.locale,
        title: context.t('api.typesOf', { product: name }),
        product: { name, href: toUrl(toIndexPermalink(product)) },
        sections: [],
      };
      page.sections.push(renderTypeSection(key, type, context).text);
      pages.set(route, page);
    }
  }
  return pages;
}
