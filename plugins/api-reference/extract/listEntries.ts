import type ts from 'typescript';
import type { ProductId } from '../types';
import { isComponent } from './componentProps';
import { loadEntryPoints, type PackageProgram } from './createProgramFactory';

/** A name that a product's packages export, be it a value or a type. */
export interface ExportedEntry {
  /** The name that readers know it by: without the mark of an unstable export. */
  name: string;
  /** The name to import. */
  exportName: string;
  product: ProductId;
  /** What the smallest package that exports the name means by it. */
  symbol: ts.Symbol;
  declaration: ts.Declaration;
  home: PackageProgram;
  /** What the largest such package means by it: the same with what larger plans add. */
  fullSymbol: ts.Symbol;
  fullHome: PackageProgram;
  /** All packages of the product, smallest first. */
  packages: readonly PackageProgram[];
}

/** A component that a product's packages export. */
export type ExportedComponent = Omit<ExportedEntry, 'fullSymbol' | 'fullHome'>;

/** `SankeyChart` of `Unstable_SankeyChart`. */
function toStableName(exportName: string): string {
  return exportName.replace(/^unstable_/i, '');
}

/** The public exports of a package, those of its index first. */
function listExports(candidate: PackageProgram): [string, ts.Symbol][] {
  return [...loadEntryPoints(candidate).values()]
    .reverse()
    .flatMap((exports) => [...exports]);
}

/** Lists what the public modules of a product's packages export, by name. */
export function listEntries(
  product: ProductId,
  packages: readonly PackageProgram[],
): ExportedEntry[] {
  const entries = new Map<string, ExportedEntry>();
  for (const candidate of packages) {
    for (const [exportName, symbol] of listExports(candidate)) {
      const [declaration] = symbol.declarations ?? [];
      const known = entries.get(exportName);
      if (known && known.fullHome !== candidate) {
        entries.set(exportName, {
          ...known,
          fullSymbol: symbol,
          fullHome: candidate,
        });
      } else if (!known && declaration) {
        entries.set(exportName, {
          name: toStableName(exportName),
          exportName,
          product,
          symbol,
          declaration,
          home: candidate,
          fullSymbol: symbol,
          fullHome: candidate,
          packages,
        });
      }
    }
  }
  return [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Lists the components that a product's packages export, each in its smallest package. */
export function listComponents(
  product: ProductId,
  packages: readonly PackageProgram[],
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
