import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { WorkerConfig } from '../common/types';
import { classifyRequest } from '../common/classifyRequest';

const ORIGIN = 'https://portal.invalid';

/** Whether an address has a hash of the file's content in it. */
function isHashed(address: string): boolean {
  const traits = { method: 'GET', isRange: false, isNavigation: false };
  const url = new URL(address, ORIGIN);
  return classifyRequest({ ...traits, url }, ORIGIN) === 'asset';
}

/**
 * The worker's list of the shell: addresses, with a revision where the name has none.
 *
 * @param dir the build's folder
 * @param files where the file of an address is, below the folder
 * @throws the error of the file system for a file that isn't there
 */
export function createManifest(
  dir: string,
  files: Readonly<Record<string, string>>,
): WorkerConfig['shell'] {
  return Object.keys(files)
    .sort()
    .map((url) => {
      const content = fs.readFileSync(path.join(dir, files[url]!));
      const hash = createHash('sha256').update(content).digest('hex');
      return { url, revision: isHashed(url) ? null : hash.slice(0, 16) };
    });
}
