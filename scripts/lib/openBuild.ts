import path from 'node:path';
import { loadPortalConfig } from '../../config/portal';
import { readEnvironment } from '../../config/readEnvironment';
import { finishBuild, loadDoors } from '../../plugins/finish';
import { openBuiltSite } from '../../src/node/openBuiltSite';
import type { BuiltSite } from '../../src/node/types';

/** The folder of the portal's sources. */
export const SITE_DIR = path.join(__dirname, '../..');

/** The portal's settings. */
export function loadPortal() {
  return loadPortalConfig(readEnvironment(SITE_DIR));
}

/** The option of commands that read a build. */
export const BUILD_OPTION = { dir: { type: 'string', default: 'build' } } as const;

/** Opens the portal that is built in a folder. */
export function openBuild(dir: string): BuiltSite {
  return openBuiltSite(dir, SITE_DIR, loadPortal());
}

/** Makes what is made of all languages of a build together. */
export async function finish(dir: string): Promise<void> {
  await finishBuild(openBuild(dir), console.log, await loadDoors());
}
