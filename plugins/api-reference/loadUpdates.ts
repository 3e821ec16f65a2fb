import { getLastChange } from '../../config/gitHistory';
import { PRODUCTS } from '../../src/utils/products';
import type { ProductId } from './types';

/**
 * When the reference of each product changed last, in milliseconds: with the record of
 * the packages, which every other version of them writes, or with the language's
 * descriptions. Without git's history, and in a shallow clone, nobody knows, and no
 * product is in the table.
 *
 * @param locale the language that is built
 */
export function loadUpdates(
  siteDir: string,
  locale: string,
): Partial<Record<ProductId, number>> {
  const entries = PRODUCTS.flatMap(({ id }) => {
    const updated = getLastChange(siteDir, [
      `api-history/${id}.json`,
      `i18n/${locale}/api/${id}`,
      `i18n/${locale}/api/shared.json`,
    ]);
    return updated === undefined ? [] : [[id, updated] as const];
  });
  return Object.fromEntries(entries);
}
