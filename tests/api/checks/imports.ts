import type { ApiPage } from '../../../plugins/api-reference/types';
import { compile } from '../compile';
import type { LoadedModule } from '../loadModules';

/** The specifiers of all import lines, each once. */
export function listSpecifiers(pages: readonly ApiPage[]): string[] {
  return [
    ...new Set(
      pages.flatMap(({ imports }) => imports.map((entry) => entry.package)),
    ),
  ];
}

/** Import lines that a TypeScript project could not compile. */
export function findUncompiledImports(pages: readonly ApiPage[]): string[] {
  const statements = pages.flatMap(({ imports }) =>
    imports.map(({ statement }) => statement),
  );
  return compile(statements).flatMap((errors, index) =>
    errors.map((error) => `${statements[index]}: ${error}`),
  );
}

/** Import lines whose name isn't there at run time; types need not be. */
export function findMissingExports(
  pages: readonly ApiPage[],
  modules: Record<string, LoadedModule>,
): string[] {
  return pages
    .filter(({ kind }) => kind !== 'interface')
    .flatMap(({ name, exportName = name, imports }) =>
      imports.flatMap(({ package: specifier, statement }) => {
        const { names, error } = modules[specifier]!;
        return names.includes(exportName)
          ? []
          : [`${statement}: ${error ?? `the module has no ${exportName}`}`];
      }),
    );
}
