import { PRODUCTS } from '../../../src/utils/products';
import { createPortalFiles } from './createPortalFiles';
import { createProductFiles } from './createProductFiles';
import type { LlmsSource } from './types';

/**
 * Makes the lists for assistants of one language: one of the portal, one of each library,
 * and files that have the pages' whole texts.
 *
 * @returns the texts of the files by their canonical path, such as `/x/llms.txt`
 */
export function createLlmsFiles(source: LlmsSource): Record<string, string> {
  const products = PRODUCTS.map((product) => createProductFiles(product, source));
  return Object.assign(
    createPortalFiles(source, products),
    ...products.map(({ files }) => files),
  ) as Record<string, string>;
}
