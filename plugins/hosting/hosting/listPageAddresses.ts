import fs from 'node:fs';
import path from 'node:path';

/** Whether one of the patterns names something in a folder, or deeper in it. */
function isDivided(folder: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => pattern.startsWith(folder));
}

/** Whether patterns name a folder's own files; then all of it is theirs. */
function isTaken(folder: string, patterns: readonly string[]): boolean {
  return patterns.some(
    (pattern) =>
      pattern.startsWith(folder) && !pattern.slice(folder.length).includes('/'),
  );
}

function listFolder(
  dir: string,
  address: string,
  patterns: readonly string[],
): string[] {
  const folders = fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  return [
    address,
    // What stands in the folder itself, whether it is there or not.
    `${address}:file`,
    ...folders.flatMap((name) => {
      const folder = `${address}${name}/`;
      if (isTaken(folder, patterns)) {
        return [];
      }
      return isDivided(folder, patterns)
        ? listFolder(path.join(dir, name), folder, patterns)
        : [`${folder}*`];
    }),
  ];
}

/**
 * Patterns for all addresses of a build that none of the given patterns has, for hosts
 * that join the headers of all rules that fit. `:file` stands for one segment.
 *
 * @param dir the build's folder
 * @param patterns addresses, with at most one `*`, that belong elsewhere
 */
export function listPageAddresses(
  dir: string,
  patterns: readonly string[],
): string[] {
  return listFolder(dir, '/', patterns);
}
