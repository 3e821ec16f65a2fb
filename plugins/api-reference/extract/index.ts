import type { ApiComponent, ProductId } from '../types';
import { createComponent } from './createComponent';
import { createProgramFactory } from './createProgramFactory';
import {
  createUnknownComponentsError,
  findComponent,
  loadPackageExports,
  type ComponentRequest,
} from './findComponents';
import { findInstalledPackages } from './findInstalledPackages';
import { PRODUCT_PACKAGES } from './products';

export type { ComponentRequest } from './findComponents';

export interface ExtractRequest {
  /** Where the packages are resolved from. */
  siteDir: string;
  components: readonly ComponentRequest[];
}

/**
 * Extracts the API of components from the installed packages, in the order of the request.
 *
 * @throws one Error for all packages that are not installed, or for all unknown names
 */
export function extractComponents({
  siteDir,
  components,
}: ExtractRequest): ApiComponent[] {
  const products = [...new Set(components.map(({ product }) => product))];
  const installed = findInstalledPackages(
    siteDir,
    products.flatMap((product) => PRODUCT_PACKAGES[product]),
  );
  const createProgram = createProgramFactory(siteDir);
  const packages = installed.map(createProgram).map(loadPackageExports);
  const getPackages = (product: ProductId) =>
    packages.filter(({ name }) =>
      PRODUCT_PACKAGES[product].some((candidate) => candidate.name === name),
    );

  const results = components.map((request) =>
    findComponent(request, getPackages(request.product)),
  );
  const unknown = results.filter((result) => 'nearest' in result);
  if (unknown.length > 0) {
    throw createUnknownComponentsError(unknown);
  }
  return results.filter((result) => 'home' in result).map(createComponent);
}
