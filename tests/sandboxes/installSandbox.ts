import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectDemos } from '../../plugins/demos';
import { getNearestNames } from '../../src/utils/nearestNames';
import { createExport, writeProject, type ExportChoice } from './createExport';

function run(folder: string, ...args: string[]) {
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    // On Windows npm is a command file, which only a shell runs.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`"npm ${args.join(' ')}" failed in ${folder}`);
  }
}

/**
 * Exports a demo as a reader would, installs its packages from the registry and builds
 * it: the check that the tests can't make, because they download nothing.
 *
 * @returns the folder of the project
 * @throws an Error where there is no such demo, and where npm fails
 */
export async function installSandbox(
  id: string,
  choice: ExportChoice,
  siteDir: string,
): Promise<string> {
  const demos = await collectDemos({ siteDir, docsDir: 'docs' });
  const demo = demos.find((candidate) => candidate.id === id);
  if (demo === undefined) {
    const ids = demos.map((candidate) => candidate.id);
    throw new Error(
      `There is no demo "${id}". Near are: ${getNearestNames(id, ids).join(', ')}.`,
    );
  }
  const project = await createExport(demo, choice, siteDir);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  writeProject(project, folder);
  run(folder, 'install');
  run(folder, 'run', 'build');
  return folder;
}
