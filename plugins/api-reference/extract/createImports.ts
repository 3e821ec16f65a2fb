import path from 'node:path';
import type { ApiImport } from '../types';
import { isComponent } from './componentProps';
import type { FoundComponent } from './findComponents';
import type { PackageExports } from './loadPackageExports';
import { getModuleExports } from './moduleExports';

/** Entry points that a component may have: one of its own, or that of its folder. */
function toSpecifiers(
  { name: packageName, dir }: PackageExports,
  { name, declaration }: FoundComponent,
): string[] {
  const file = path.relative(dir, declaration.getSourceFile().fileName);
  const [folder = ''] = file.split(path.sep);
  const isInside = folder !== '..' && folder !== file;
  const entries = new Set(isInside ? [name, folder] : [name]);
  return [...[...entries].map((entry) => `${packageName}/${entry}`), packageName];
}

/** `SankeyChart`, or what gives it that name: `Unstable_SankeyChart as SankeyChart`. */
function toImportName({ name, exportName }: FoundComponent): string {
  return exportName === name ? name : `${exportName} as ${name}`;
}

/** Lists the ways to import a component; each was looked up in the package's typings. */
export function createImports(component: FoundComponent): ApiImport[] {
  return component.packages.flatMap((candidate) =>
    toSpecifiers(candidate, component)
      .filter((specifier) => {
        const symbol = getModuleExports(candidate, specifier).get(
          component.exportName,
        );
        return symbol && isComponent(candidate.checker, symbol);
      })
      .map((specifier) => ({
        package: specifier,
        statement: `import { ${toImportName(component)} } from '${specifier}';`,
      })),
  );
}
