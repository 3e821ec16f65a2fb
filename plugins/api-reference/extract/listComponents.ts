import type ts from 'typescript';
import type { ProductId } from '../types';
import { isComponent } from './componentProps';
import type { PackageExports } from './loadPackageExports';

/** A component that a product's packages export. */
export interface ExportedComponent {
  /** The name that readers know it by: without the mark of an unstable export. */
  name: string;
  /** The name to import: `Unstable_SankeyChart`. */
  exportName: string;
  product: ProductId;
  symbol: ts.Symbol;
  declaration: ts.Declaration;
  /** The smallest package that exports it. */
  home: PackageExports;
  /** All packages of the product, smallest first. */
  packages: readonly PackageExports[];
}

/** `SankeyChart` of `Unstable_SankeyChart`. */
export function toStableName(exportName: string): string {
  return exportName.replace(/^unstable_/i, '');
}

/** Lists the components that a product's packages export, each in its smallest package. */
export function listComponents(
  product: ProductId,
  packages: readonly PackageExports[],
): ExportedComponent[] {
  const components = new Map<string, ExportedComponent>();
  for (const home of packages) {
    for (const [exportName, symbol] of home.exports) {
      const { valueDeclaration: declaration } = symbol;
      if (
        declaration &&
        !components.has(exportName) &&
        isComponent(home.checker, symbol)
      ) {
        components.set(exportName, {
          name: toStableName(exportName),
          exportName,
          product,
          symbol,
          declaration,
          home,
          packages,
        });
      }
    }
  }
  return [...components.values()];
}
