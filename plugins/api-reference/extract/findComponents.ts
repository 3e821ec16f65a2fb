import type ts from 'typescript';
import type { ProductId } from '../types';
import { isComponent } from './componentProps';
import type { PackageProgram } from './createProgramFactory';
import { getModuleExports } from './moduleExports';
import { getNearestNames } from './nearestNames';

export interface ComponentRequest {
  name: string;
  product: ProductId;
}

/** A package together with what its index exports. */
export interface PackageExports extends PackageProgram {
  exports: ReadonlyMap<string, ts.Symbol>;
}

/** A requested component where it was found. */
export interface FoundComponent extends ComponentRequest {
  symbol: ts.Symbol;
  declaration: ts.Declaration;
  /** The smallest package that exports it. */
  home: PackageExports;
  /** All packages of the product, smallest first. */
  packages: readonly PackageExports[];
}

export interface UnknownComponent extends ComponentRequest {
  /** The packages that were searched. */
  packages: string[];
  nearest: string[];
}

export function loadPackageExports(installed: PackageProgram): PackageExports {
  return { ...installed, exports: getModuleExports(installed, installed.name) };
}

function toUnknown(
  request: ComponentRequest,
  packages: readonly PackageExports[],
): UnknownComponent {
  const names = packages.flatMap((candidate) =>
    [...candidate.exports]
      .filter(([, symbol]) => isComponent(candidate.checker, symbol))
      .map(([name]) => name),
  );
  return {
    ...request,
    packages: packages.map(({ name }) => name),
    nearest: getNearestNames(request.name, new Set(names)),
  };
}

/** Finds a component of a product in the smallest package that exports it. */
export function findComponent(
  request: ComponentRequest,
  packages: readonly PackageExports[],
): FoundComponent | UnknownComponent {
  for (const home of packages) {
    const symbol = home.exports.get(request.name);
    const declaration = symbol?.valueDeclaration;
    if (symbol && declaration && isComponent(home.checker, symbol)) {
      return { ...request, symbol, declaration, home, packages };
    }
  }
  return toUnknown(request, packages);
}

/** One error for all names that no package exports. */
export function createUnknownComponentsError(
  unknown: readonly UnknownComponent[],
): Error {
  const lines = unknown.map(
    ({ name, product, packages, nearest }) =>
      `- ${name} (${product}): not exported by ${packages.join(', ')}. ` +
      `Nearest: ${nearest.join(', ')}`,
  );
  return new Error(
    'The API reference lists components that the installed packages do not export:\n' +
      `${lines.join('\n')}\n` +
      'Correct or remove them in plugins/api-reference/components.ts.',
  );
}
