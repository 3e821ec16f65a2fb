import { existsSync, readFileSync } from 'node:fs';
import type ts from 'typescript';
import type { PackageExports } from './loadPackageExports';
import { toScriptPath } from './modulePaths';
import { readPropTypes, type PropTypesDocs } from './readPropTypes';

/** Reads a component's prop types from its published module; null where it has none. */
export function loadPropTypes(
  { exports }: Pick<PackageExports, 'exports'>,
  name: string,
  declaration: ts.Declaration | undefined,
): PropTypesDocs | null {
  const script = declaration && toScriptPath(declaration, '.mjs');
  if (!script || !existsSync(script)) {
    return null;
  }
  const source = readPropTypes(readFileSync(script, 'utf8'), name);
  if (!source) {
    return null;
  }
  return 'docs' in source
    ? source.docs
    : loadPropTypes(
        { exports },
        source.aliasOf,
        exports.get(source.aliasOf)?.valueDeclaration,
      );
}
