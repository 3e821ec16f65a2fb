import { usePluginData } from '@docusaurus/useGlobalData';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ApiGlobalData, ProductId } from '../types';
import { getProduct, parsePath } from '@site/src/utils/paths';
import { toPermalink, toSlug } from '../common/permalinks';

/**
 * The route of a name's page in the reference, without the language prefix.
 *
 * @param names those that have a page, by product
 * @param preferred the product whose page is meant where several have one, as of `Toolbar`
 * @returns undefined where no product has one
 */
export function findApiPermalink(
  names: ApiGlobalData['names'],
  name: string,
  preferred?: ProductId,
): string | undefined {
  const products = Object.keys(names) as ProductId[];
  const owners = products.filter((product) => names[product]!.includes(name));
  const product = owners.find((owner) => owner === preferred) ?? owners[0];
  return product && toPermalink({ product, slug: toSlug(name) });
}

/** Gives the route of a component's reference, by the component's name, on a page of the docs. */
export function useApiPermalink(): (name: string) => string | undefined {
  const { names } = usePluginData('api-reference') as ApiGlobalData;
  const { locales } = useDocusaurusContext().i18n;
  const { permalink } = useDoc().metadata;
  const product = getProduct(parsePath(permalink, locales).canonical);
  return (name) => findApiPermalink(names, name, product);
}
