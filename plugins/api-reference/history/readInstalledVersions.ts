import { readManifest } from '../extract/findInstalledPackages';
import { PRODUCT_IDS, PRODUCT_PACKAGES } from '../extract/products';
import type { ProductId } from '../types';

/**
 * Reads which version of each product is installed: that of its smallest package.
 *
 * @param siteDir where the packages are resolved from
 * @throws an Error for a product that is not installed
 */
export function readInstalledVersions(siteDir: string): Record<ProductId, string> {
  return Object.fromEntries(
    PRODUCT_IDS.map((product) => {
      const [smallest] = PRODUCT_PACKAGES[product];
      const manifest = smallest && readManifest(siteDir, smallest.name);
      if (!manifest) {
        throw new Error(
          `The API reference reads ${smallest?.name}, which is not installed in ${siteDir}. ` +
            'Install it: npm ci',
        );
      }
      return [product, manifest.version];
    }),
  ) as Record<ProductId, string>;
}
