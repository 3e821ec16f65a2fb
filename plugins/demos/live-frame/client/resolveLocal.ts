const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js'];

/** Whether a module specifier means a file of the demo and no package. */
export function isLocal(specifier: string): boolean {
  return specifier.startsWith('.');
}

/** `sample-data/../Row` becomes `Row`. */
function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/**
 * The file that an import of a demo's file means.
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
  const folder = importer.slice(0, importer.lastIndexOf('/') + 1);
  const target = normalize(`${folder}${specifier}`);
  return EXTENSIONS.map((extension) => `${target}${extension}`).find((name) =>
    names.includes(name),
  );
}
