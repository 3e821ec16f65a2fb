const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js'];

/** Whether a module specifier means a file of the demo and no package. */
export function isLocal(specifier: string): boolean {
  return specifier.startsWith('.');
}

/**
 * The file that an import of a demo's file means, such as that of `./orders` in
 * `sample-data/server.ts`.
 *
 * @param specifier begins with `./` or `../`; its extension may be left out
 * @param importer name of the importing file
 * @param names the demo's files
 * @returns undefined where there is no such file
 */
export function resolveLocal(
  specifier: string,
  importer: string,
  names: readonly string[],
): string | undefined {
  const { pathname } = new URL(specifier, `file:///${importer}`);
  const target = decodeURIComponent(pathname.slice(1));
  return EXTENSIONS.map((extension) => `${target}${extension}`).find((name) =>
    names.includes(name),
  );
}
