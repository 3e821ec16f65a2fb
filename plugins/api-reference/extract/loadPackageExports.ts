import type ts from 'typescript';
import type { PackageProgram } from './createProgramFactory';
import { getModuleExports } from './moduleExports';

/** A package together with what its index exports. */
export interface PackageExports extends PackageProgram {
  exports: ReadonlyMap<string, ts.Symbol>;
}

/** Adds what a package's index exports, by name. */
export function loadPackageExports(installed: PackageProgram): PackageExports {
  return { ...installed, exports: getModuleExports(installed, installed.name) };
}
