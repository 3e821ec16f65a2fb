import type ts from 'typescript';
import type { ApiHook, ApiImport } from '../types';
import { toSlug } from '../common/permalinks';
import { createSource } from './createSource';
import { readSymbolDoc } from './jsDoc';
import type { ExportedComponent } from './listEntries';
import { loadEntryPoints } from './createProgramFactory';

type Entry = Omit<ApiHook, 'kind' | 'typeParameters' | 'signature' | 'overloads'>;

/** Lists the ways to import a name; each was looked up in the package's typings. */
function createImports(
  { name, exportName, packages }: ExportedComponent,
  keyword: 'import' | 'import type',
  isMeant: (checker: ts.TypeChecker, symbol: ts.Symbol) => boolean,
): ApiImport[] {
  const binding = exportName === name ? name : `${exportName} as ${name}`;
  return packages.flatMap((candidate) =>
    [...loadEntryPoints(candidate)]
      .filter(([, exports]) => {
        const symbol = exports.get(exportName);
        return symbol && isMeant(candidate.checker, symbol);
      })
      .map(([specifier]) => ({
        package: specifier,
        statement: `${keyword} { ${binding} } from '${specifier}';`,
      })),
  );
}

/**
 * Builds what the pages of all kinds have in common.
 *
 * @param isMeant whether a package's export of the name is no stand-in
 */
export function createEntry(
  entry: ExportedComponent,
  keyword: 'import' | 'import type',
  isMeant: (checker: ts.TypeChecker, symbol: ts.Symbol) => boolean = () => true,
): Entry {
  const { name, exportName, product, symbol, declaration, home } = entry;
  const doc = readSymbolDoc(symbol);
  return {
    name,
    ...(exportName !== name && { exportName }),
    product,
    slug: toSlug(name),
    plan: home.plan,
    imports: createImports(entry, keyword, isMeant),
    description: doc?.description ?? '',
    ...(doc?.examples && { examples: doc.examples }),
    ...(doc?.deprecated && { deprecated: doc.deprecated }),
    source: createSource(home, declaration),
  };
}
