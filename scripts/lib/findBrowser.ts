import fs from 'node:fs';
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

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  ).find((file) => fs.existsSync(file));
}

async function unpackFromPackage(): Promise<string | undefined> {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    // No build of the package fits this machine: the caller says what to install.
    return undefined;
  }
}

/**
 * Finds a Chromium for the browser tests: the one that `CHROMIUM_PATH` names, else the
 * one that came with npm, else one on the PATH. Nothing is downloaded.
 *
 * @throws an Error that says what to install where there is none
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !fs.existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  const executablePath = named ?? (await unpackFromPackage()) ?? findOnPath();
  if (executablePath === undefined) {
    throw new Error(
      'The browser tests found no Chromium: the one from npm does not run on this machine and there is none on the PATH. Install Chromium or Chrome ("apt-get install chromium" on Debian), or set CHROMIUM_PATH to its program.',
    );
  }
  return { executablePath, args: ARGS };
}
