import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a build reads, beside the pages. */
const SOURCES = [
  'api-history',
  'config',
  'plugins',
  'sample-data',
  'src',
  'static',
  '.prettierrc.json',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];

/**
 * Copies the portal's sources into a new temporary folder, where they build with the
 * portal's own packages.
 *
 * @param extra further files and folders, such as `docs`
 * @returns the folder's absolute path
 */
export function copySite(siteDir: string, extra: string[] = []): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-'));
  for (const name of [...SOURCES, ...extra]) {
    fs.cpSync(path.join(siteDir, name), path.join(copy, name), { recursive: true });
  }
  fs.symlinkSync(
    path.join(siteDir, 'node_modules'),
    path.join(copy, 'node_modules'),
  );
  return copy;
}
