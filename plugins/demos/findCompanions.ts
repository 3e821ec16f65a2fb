import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_PACKAGES } from './common/projectPackages';
import { getPackageName } from '../../src/utils/findImports';
import { getPeers, type PackageReader } from './createPackageReader';

/**
 * The optional peers that an entry's own modules import, such as the date library behind
 * an adapter. Emotion is one that every project has anyway, and left out.
 *
 * @param specifier a package's, such as `@mui/x-date-pickers/AdapterDayjs`
 * @returns names of packages, sorted
 */
export function findCompanions(specifier: string, reader: PackageReader): string[] {
  const name = getPackageName(specifier)!;
  const manifest = reader.readManifest(name);
  const ordinary: readonly string[] = PROJECT_PACKAGES.runtime;
  const optional = manifest
    ? getPeers(manifest, 'optional').filter((peer) => !ordinary.includes(peer))
    : [];
  const entry = reader.findEntry(specifier);
  if (optional.length === 0 || entry === undefined) {
    return [];
  }
  const companions = new Set<string>();
  // Grows while it is walked. Other packages count too: an edition re-exports a smaller one.
  const files = new Set([entry]);
  for (const file of files) {
    for (const imported of reader.readImports(file)) {
      const owner = getPackageName(imported);
      if (owner !== undefined && optional.includes(owner)) {
        companions.add(owner);
      } else {
        const next =
          owner === undefined
            ? path.join(path.dirname(file), imported)
            : reader.findEntry(imported);
        if (next !== undefined && fs.existsSync(next)) {
          files.add(next);
        }
      }
    }
  }
  return [...companions].sort();
}
