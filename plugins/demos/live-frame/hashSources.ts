import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Hashes of project files by their names, relative to the site and with slashes. */
export type SourceHashes = Record<string, string>;

const NO_PROJECT_FILE = /^\.\.|(?:^|\/)node_modules(?:\/|$)|^\.docusaurus\//;

async function hashFile(file: string): Promise<string | undefined> {
  try {
    return createHash('sha256')
      .update(await fs.readFile(file))
      .digest('hex');
  } catch {
    // A folder that the bundler has looked into, or a file that is gone.
    return undefined;
  }
}

/** Of the files that a build has read, those of the project with their hashes. */
export async function hashSources(
  files: Iterable<string>,
  siteDir: string,
): Promise<SourceHashes> {
  const names = [...files]
    .map((file) => path.relative(siteDir, file).split(path.sep).join('/'))
    .filter((name) => name !== '' && !NO_PROJECT_FILE.test(name))
    .sort();
  const entries = await Promise.all(
    names.map(async (name) => [name, await hashFile(path.join(siteDir, name))]),
  );
  return Object.fromEntries(entries.filter(([, hash]) => hash)) as SourceHashes;
}

/** Whether the files of a build are as they were. */
export async function areUnchanged(
  sources: SourceHashes,
  siteDir: string,
): Promise<boolean> {
  const same = await Promise.all(
    Object.entries(sources).map(
      async ([name, hash]) => (await hashFile(path.join(siteDir, name))) === hash,
    ),
  );
  return same.every(Boolean);
}
