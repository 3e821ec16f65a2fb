import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { WorkerConfig } from '../common/types';
import type { BuiltSite, FinishStep } from '../../../src/node/types';
import { bundleScript } from '../../../src/node/bundleScript';
import { writeFile } from '../../../src/node/writeFile';
import { createBuildName } from './createBuildName';
import { createManifest } from './createManifest';
import { listShell } from './listShell';
import { OFFLINE_SCRIPT, writeOfflinePages } from './writeOfflinePages';
import { writeSearchLists } from './writeSearchLists';

/** Where the worker and the script of the offline page are. */
const SOURCES = path.join(__dirname, '..');

/** The worker's file below the build. */
const WORKER = 'x/sw.js';

function measure(dir: string, files: Record<string, string>): string {
  const sizes = Object.values(files).map(
    (file) => gzipSync(fs.readFileSync(path.join(dir, file))).length,
  );
  return `${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)} kB`;
}

async function writeWorker(site: BuiltSite): Promise<string> {
  const { dir, languages } = site;
  writeFile(
    dir,
    OFFLINE_SCRIPT,
    await bundleScript(path.join(SOURCES, 'page/index.ts')),
  );
  const searchable = writeSearchLists(site);
  const shell = languages.flatMap((language) => listShell(language));
  const files = {
    ...Object.fromEntries(shell.map((address) => [address, address])),
    ...writeOfflinePages(site),
    [OFFLINE_SCRIPT]: OFFLINE_SCRIPT,
  };
  const config: WorkerConfig = {
    build: createBuildName(site),
    shell: createManifest(dir, files),
    languages: languages.map(({ name }) => name),
  };
  const worker = await bundleScript(path.join(SOURCES, 'worker/index.ts'), {
    WORKER_CONFIG: config,
  });
  writeFile(dir, WORKER, worker);
  return `a shell of ${config.shell.length} files, ${measure(dir, files)} with gzip; offline search in ${searchable} languages`;
}

async function writeEmergencyWorker({ dir }: BuiltSite): Promise<string> {
  writeFile(
    dir,
    WORKER,
    await bundleScript(path.join(SOURCES, 'worker/emergency.ts')),
  );
  return 'off: readers’ workers will remove themselves';
}

/**
 * The service worker, one for all languages, with the offline page of each; switched off,
 * the one that takes back those that readers have. Comes after what it lists: the search
 * index; and before what lists it: the policy and compression.
 */
export const serviceWorker: FinishStep = {
  name: 'service worker',
  run: (site) =>
    site.portal.serviceWorker === 'off'
      ? writeEmergencyWorker(site)
      : writeWorker(site),
};
