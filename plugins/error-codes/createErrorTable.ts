import { readPackageVersion } from '../../src/node/installedPackages';
import type { ErrorCode, ErrorTable } from './types';

/** The codes together with the packages that they are of. */
export function createErrorTable(siteDir: string, codes: ErrorCode[]): ErrorTable {
  const names = [...new Set(codes.map((code) => code.package))].sort();
  return {
    codes,
    packages: names.map((name) => ({
      name,
      version: readPackageVersion(siteDir, name),
    })),
  };
}
