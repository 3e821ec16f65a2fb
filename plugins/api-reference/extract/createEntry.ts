import type { ApiHook, ApiImport } from '../types';
import { toSlug } from '../common/toSlug';
import { createSource } from './createSource';
import { readSymbolDoc } from './jsDoc';
import type { ExportedEntry } from './listEntries';
import { loadEntryPoints } from './loadEntryPoints';

type Entry = Omit<ApiHook, 'kind' | 'typeParameters' | 'signature' | 'overloads'>;

/** Lists the ways to import a name; each was looked up in the package's typings. */
function createEntryImports(
  { name, exportName, packages }: ExportedEntry,
  keyword: 'import' | 'import type',
): ApiImport[] {
  const binding = exportName === name ? name : `${exportName} as ${name}`;
  return packages.flatMap((candidate) =>
    [...loadEntryPoints(candidate)]
      .filter(([, exports]) => exports.has(exportName))
      .map(([specifier]) => ({
        package: specifier,
        statement: `${keyword} { ${binding} } from '${specifier}';`,
      })),
  );
}

/** Builds what the pages of hooks and of interfaces have in common. */
export function createEntry(
  entry: ExportedEntry,
  keyword: 'import' | 'import type',
): Entry {
  const { name, exportName, product, symbol, declaration, home } = entry;
  const doc = readSymbolDoc(symbol);
  return {
    name,
    ...(exportName !== name && { exportName }),
    product,
    slug: toSlug(name),
    plan: home.plan,
    imports: createEntryImports(entry, keyword),
    description: doc?.description ?? '',
    ...(doc?.deprecated && { deprecated: doc.deprecated }),
    source: createSource(home, declaration),
    types: {},
  };
}
