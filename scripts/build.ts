import { spawnSync } from 'node:child_process';
import { toBuildArguments } from '../src/node/toBuildArguments';
import { finish, loadPortal, SITE_DIR } from './lib/openBuild';
import { runCommand } from './lib/runCommand';

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

/**
 * Builds all languages, each in a process of its own, so that none needs the memory of
 * those before it; then finishes what they make together.
 */
void runCommand({
  usage: 'npm run build',
  async run() {
    loadPortal().languages.forEach(buildLanguage);
    await finish('build');
  },
});
