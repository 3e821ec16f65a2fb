import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { translate } from '../../src/node/dictionary';
import type { SitePage } from './common/nearestPages';
import { parsePath } from '../../src/utils/paths';
import { PRODUCTS } from '../../src/utils/products';
import { toIndexPermalink, toPermalink, type ApiProduct } from '../api-reference';

function listDocs({ loadedVersions }: LoadedContent, locale: string): SitePage[] {
  return loadedVersions
    .flatMap(({ docs }) => docs)
    .filter(({ draft, unlisted }) => !draft && !unlisted)
    .map(({ permalink, title }) => ({
      route: parsePath(permalink, [locale]).canonical,
      title,
    }));
}

function listReference(products: readonly ApiProduct[], locale: string): SitePage[] {
  const toTitle = (name: string) => translate(locale, 'api.title', { name });
  const catalogues = ['events', 'selectors'] as const;
  const indexes = PRODUCTS.map(({ id, labelKey }) => ({
    route: toIndexPermalink(id),
    title: toTitle(translate(locale, labelKey)),
  }));
  const pages = products.flatMap((product) => [
    ...product.pages.map((page) => ({
      route: toPermalink(page),
      title: toTitle(page.name),
    })),
    ...catalogues
      .filter((kind) => product[kind].length > 0)
      .map((kind) => ({
        route: toPermalink({ product: product.product, slug: kind }),
        title: toTitle(translate(locale, `apiKind.${kind}`)),
      })),
  ]);
  return [...indexes, ...pages];
}

/**
 * Every page that a reader can be led to, with its title: those of the docs without
 * drafts and unlisted ones, then those of the reference.
 *
 * @param locale the language that is built; the docs' titles are in it already
 */
export function createPages(allContent: AllContent, locale: string): SitePage[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default;
  const products = allContent['api-reference']?.default;
  return [
    ...listDocs(docs as LoadedContent, locale),
    { route: '/x/api', title: translate(locale, 'api.indexTitle') },
    ...listReference(products as ApiProduct[], locale),
  ];
}
