import path from 'node:path';
import type ts from 'typescript';
import type { ApiSource } from '../types';
import { readManifest, type InstalledPackage } from './findInstalledPackages';
import { toScriptPath } from './modulePaths';

/** `@mui/x-charts` and `models/axis.mjs` of the path of an installed file. */
const INSTALLED_FILE = /^.*\/node_modules\/(@mui\/[\w-]+)\/(.+)$/;

/**
 * Says in which published module a declaration stands: of the package that exports it,
 * or of another one that the package takes it from.
 */
export function createSource(
  { name, version, dir }: Pick<InstalledPackage, 'name' | 'version' | 'dir'>,
  declaration: ts.Declaration,
): ApiSource {
  const script = toScriptPath(declaration, '.mjs').replaceAll(path.sep, '/');
  const [, owner = name, file = ''] = INSTALLED_FILE.exec(script) ?? [];
  return {
    package: owner,
    version:
      owner === name ? version : (readManifest(dir, owner)?.version ?? version),
    file,
  };
}
