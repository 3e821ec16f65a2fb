import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { loadPortalConfig } from '../config/portal';
import { readEnvironment } from '../config/readEnvironment';
import { finishBuild, loadDoors } from '../plugins/finish';
import { openBuiltSite } from '../src/node/openBuiltSite';
import { runCommand } from './lib/runCommand';
import { toBuildArguments } from '../src/node/toBuildArguments';

/**
 * Builds all languages, each in a process of its own, so that none needs the memory of
 * those before it; then finishes what they make together.
 */

const SITE_DIR = path.join(__dirname, '..');

/** @throws an Error with the language that does not build; its faults are printed above */
function buildLanguage(language: string): void {
  const { status } = spawnSync(
    process.execPath,
    toBuildArguments(SITE_DIR, language),
    { cwd: SITE_DIR, stdio: 'inherit' },
  );
  if (status !== 0) {
    throw new Error(`The language "${language}" does not build.`);
  }
}

void runCommand(async () => {
  const portal = loadPortalConfig(readEnvironment(SITE_DIR));
  portal.languages.forEach(buildLanguage);
  await finishBuild(
    openBuiltSite('build', SITE_DIR, portal),
    console.log,
    await loadDoors(),
  );
});
