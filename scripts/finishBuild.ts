import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadPortalConfig } from '../config/portal';
import { readEnvironment } from '../config/readEnvironment';
import { finishBuild, loadDoors } from '../plugins/finish';
import { openBuiltSite } from '../src/node/openBuiltSite';
import { runCommand } from './lib/runCommand';

/**
 * Finishes a build: what is made of all languages together. A part of `npm run build`;
 * alone it makes that anew on the last build.
 *
 * --dir build  the build's folder
 */

const SITE_DIR = path.join(__dirname, '..');

void runCommand(async () => {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'build' } },
  });
  const portal = loadPortalConfig(readEnvironment(SITE_DIR));
  await finishBuild(
    openBuiltSite(values.dir, SITE_DIR, portal),
    console.log,
    await loadDoors(),
  );
});
