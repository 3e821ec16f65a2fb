import { toPermalink } from '../common/toPermalink';
import { toSlug } from '../common/toSlug';
import type { ApiGlobalData, ProductId } from '../types';

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
