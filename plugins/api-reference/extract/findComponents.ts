import type { ProductId } from '../types';
import { judgeComponent } from './judgeComponent';
import { listComponents, type ExportedComponent } from './listComponents';
import type { PackageExports } from './loadPackageExports';

/** A documented component where it was found. */
export type FoundComponent = ExportedComponent;

/** Finds the documented components of a product, in alphabetical order. */
export function findComponents(
  product: ProductId,
  packages: readonly PackageExports[],
): FoundComponent[] {
  return listComponents(product, packages)
    .filter((component) => judgeComponent(component).isDocumented)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
