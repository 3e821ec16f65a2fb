import { createHash } from 'node:crypto';
import path from 'node:path';
import { listFiles } from '../../../src/node/listFiles';
import type { BuiltSite } from '../../../src/node/types';

/**
 * A name for what is in a build: that of another build differs as soon as a script or a
 * style does, for their names have hashes.
 */
export function createBuildName({
  languages,
}: Pick<BuiltSite, 'languages'>): string {
  const names = languages.flatMap(({ baseUrl, dir }) =>
    listFiles(path.join(dir, 'assets')).map((name) => `${baseUrl}${name}`),
  );
  return createHash('sha256')
    .update(names.sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
}
