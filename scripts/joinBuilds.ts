import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadPortalConfig } from '../config/portal';
import { readEnvironment } from '../config/readEnvironment';
import { finishBuild, loadDoors } from '../plugins/finish';
import { openBuiltSite } from '../src/node/openBuiltSite';
import { joinBuilds } from '../plugins/build-info';
import { runCommand } from './lib/runCommand';

/**
 * Joins builds of single languages, and finishes what they make together: as if one build
 * had made all languages.
 *
 * npm run build:join -- parts/en parts/zh
 *
 * --out build  the folder that is written, new or empty
 */
async function run() {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string', default: 'build' } },
    allowPositionals: true,
  });
  const siteDir = path.join(__dirname, '..');
  const portal = loadPortalConfig(readEnvironment(siteDir));
  const count = joinBuilds(positionals, values.out, portal.languages);
  console.log(`${count} files of ${positionals.length} builds are in ${values.out}`);
  await finishBuild(
    openBuiltSite(values.out, siteDir, portal),
    console.log,
    await loadDoors(),
  );
}

void runCommand(run);
