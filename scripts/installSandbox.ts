import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getNearestNames } from '../src/utils/nearestNames';
import { collectDemos, type DemoEntry } from '../plugins/demos';
import {
  createExport,
  writeProject,
  type ExportChoice,
} from '../tests/sandboxes/createExport';
import { runCommand } from './lib/runCommand';

/**
 * Exports a demo as a reader would, installs its packages from the registry and builds
 * it: the check that the tests can't make, because they download nothing.
 */

const ROOT = path.resolve();
const USAGE =
  'Write: npm run sandbox:install -- react-charts/bars/HoneyHarvest --styling system --variant TS';

function findChoice<Value extends string>(
  option: string,
  value: string,
  values: readonly Value[],
): Value {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) {
    throw new Error(`--${option} ${value}: choose one of ${values.join(', ')}.`);
  }
  return found;
}

/** @throws an Error that says what is wrong and shows a command that works */
function readArguments(): { id: string; choice: ExportChoice } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        styling: { type: 'string', default: 'system' },
        variant: { type: 'string', default: 'TS' },
      },
    });
    const [id] = positionals;
    if (id === undefined || positionals.length > 1) {
      throw new Error(
        `Name one demo by its page and name (found ${positionals.length} names).`,
      );
    }
    return {
      id,
      choice: {
        styling: findChoice('styling', values.styling, [
          'system',
          'tailwind',
          'css',
        ]),
        variant: findChoice('variant', values.variant, ['TS', 'JS']),
      },
    };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

async function findDemo(id: string): Promise<DemoEntry> {
  const demos = await collectDemos({ siteDir: ROOT, docsDir: 'docs' });
  const demo = demos.find((candidate) => candidate.id === id);
  if (demo === undefined) {
    const near = getNearestNames(
      id,
      demos.map((candidate) => candidate.id),
    );
    throw new Error(`There is no demo "${id}". Near are: ${near.join(', ')}.`);
  }
  return demo;
}

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

async function installSandbox() {
  const { id, choice } = readArguments();
  const project = await createExport(await findDemo(id), choice, ROOT);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  writeProject(project, folder);
  run(folder, 'install');
  run(folder, 'run', 'build');
  console.log(`The project is in ${folder}\nRun it: cd ${folder} && npm run dev`);
}

void runCommand(installSandbox);
