import type { ProductId } from '../types';
import { assertParsed } from './assertParsed';
import { assertSingleCopies } from './assertSingleCopies';
import { createProgramFactory, type ParsedFiles } from './createProgramFactory';
import { findInstalledPackages } from './findInstalledPackages';
import { loadPackageExports, type PackageExports } from './loadPackageExports';
import { PRODUCT_PACKAGES, type ProductPackage } from './products';

/** Loads one product's packages, smallest first, with a program each. */
export function loadProduct(
  siteDir: string,
  wanted: readonly ProductPackage[],
  libraries?: ParsedFiles,
): PackageExports[] {
  const installed = findInstalledPackages(siteDir, wanted);
  assertSingleCopies(siteDir, installed);
  const programs = installed.map(createProgramFactory(siteDir, libraries));
  programs.forEach(assertParsed);
  return programs.map(loadPackageExports);
}

/**
 * Loads the packages of products with their programs, the smallest of each first. The
 * products come one by one: a product's programs can be let go when the next is asked for.
 *
 * @throws one Error for all packages of the products that are not installed, for all
 * that are installed twice, or for the typings of a package that cannot be read
 */
export function* loadPackages(
  siteDir: string,
  products: readonly ProductId[],
): Generator<[ProductId, PackageExports[]]> {
  const installed = findInstalledPackages(
    siteDir,
    products.flatMap((product) => PRODUCT_PACKAGES[product]),
  );
  assertSingleCopies(siteDir, installed);
  const createProgram = createProgramFactory(siteDir);
  for (const product of products) {
    const names = new Set(PRODUCT_PACKAGES[product].map(({ name }) => name));
    const programs = installed
      .filter(({ name }) => names.has(name))
      .map(createProgram);
    programs.forEach(assertParsed);
    yield [product, programs.map(loadPackageExports)];
  }
}
