import path from 'node:path';
import type { ApiSource } from '../types';

const REPOSITORY = 'https://github.com/mui/mui-x';

/**
 * Where a reader finds the source of a published module: its folder in the repository,
 * at the version's tag. The packages are published with the folders of their sources,
 * but with other extensions, so that the folder is as far as an address can be exact.
 * A package of another repository is found on the registry.
 */
export function toSourceUrl({ package: name, version, file }: ApiSource): string {
  const [, folder] = /^@mui\/(x-.+)$/.exec(name) ?? [];
  return folder === undefined
    ? `https://www.npmjs.com/package/${name}/v/${version}`
    : `${REPOSITORY}/tree/v${version}/${path.posix.join('packages', folder, 'src', path.posix.dirname(file))}`;
}
