import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { unpackBrowser, unpackLibraries } from './unpackBrowser';

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

/** A program, and the environment that it needs where it is not that of this process. */
type Program = Pick<LaunchOptions, 'executablePath' | 'env'>;

function runs(program: string, env?: Program['env']): boolean {
  const { status } = spawnSync(program, ['--version'], { stdio: 'ignore', env });
  return status === 0;
}

/** An environment in which programs find the libraries of a folder, too. */
function addLibraries(folder: string): NodeJS.ProcessEnv {
  const { LD_LIBRARY_PATH: former } = process.env;
  return {
    ...process.env,
    LD_LIBRARY_PATH: [folder, former].filter(Boolean).join(path.delimiter),
  };
}

/** The Chromium that came with npm, with the libraries from its package where it needs them. */
async function findInPackage(): Promise<Program | undefined> {
  const executablePath = await unpackBrowser();
  if (executablePath === undefined || runs(executablePath)) {
    return executablePath === undefined ? undefined : { executablePath };
  }
  const env = addLibraries(await unpackLibraries()) as Program['env'];
  return runs(executablePath, env) ? { executablePath, env } : undefined;
}

function findOnPath(): Program | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const executablePath = NAMES.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  ).find((program) => runs(program));
  return executablePath === undefined ? undefined : { executablePath };
}

/**
 * Finds a Chromium for the browser tests: the one that `CHROMIUM_PATH` names, else the
 * one that came with npm, else one on the PATH. Nothing is downloaded, and nothing has to
 * be installed for the one from npm.
 *
 * @throws an Error that says what to install where none runs
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !runs(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, which does not run.`);
  }
  const program =
    named === undefined
      ? ((await findInPackage()) ?? findOnPath())
      : { executablePath: named };
  if (program === undefined) {
    throw new Error(
      'The browser tests found no Chromium: the one from npm does not run on this machine and there is none on the PATH. Install Chromium or Chrome ("apt-get install chromium" on Debian), or set CHROMIUM_PATH to its program.',
    );
  }
  return { ...program, args: ARGS };
}
