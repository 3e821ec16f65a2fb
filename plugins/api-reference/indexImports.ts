import type { ApiPage } from './types';

/**
 * Finds the documented name that an import means.
 *
 * @param specifier the module: `@mui/x-charts/BarChart`
 * @param exported the name as the module exports it
 */
export type FindImported<Page extends ApiPage> = (
  specifier: string,
  exported: string,
) => Page | undefined;

/** Indexes pages of the reference by every way to import what they document. */
export function indexImports<Page extends ApiPage>(
  pages: Iterable<Page>,
): FindImported<Page> {
  const imports = new Map<string, Page>();
  for (const page of pages) {
    for (const entry of page.imports) {
      imports.set(`${entry.package}#${page.exportName ?? page.name}`, page);
    }
  }
  return (specifier, exported) => imports.get(`${specifier}#${exported}`);
}
