import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The folder in which a feature keeps what it makes from build to build. */
export function getCacheDir(siteDir: string, feature: string): string {
  return path.join(siteDir, 'node_modules/.cache', feature);
}

/**
 * A hash of what something is made from: it changes with each of them.
 *
 * @param values what JSON can say, such as settings and versions
 * @param files absolute paths of the files that have a part in it
 */
export function hashInputs(values: unknown, files: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(values));
  files.forEach((file) => hash.update(fs.readFileSync(file)));
  return hash.digest('hex');
}
