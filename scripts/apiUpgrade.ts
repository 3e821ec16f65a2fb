import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  loadApi,
  loadHistory,
  readInstalledVersions,
  createNpmRegistry,
  unpackRelease,
  createLockfile,
  createUpgradeReport,
  findUpgrade,
  linkPortal,
  planUpgrade,
  type UpgradePlan,
  rewriteManifest,
} from '../plugins/api-reference';
import { runCommand } from './lib/runCommand';
import { writeAtomically } from '../src/node/writeAtomically';

/**
 * Moves the portal to another version of the libraries. It downloads the version apart and
 * looks for the pages, demos and translations that the move touches; then it changes
 * package.json and the lockfile, installs and records; then it prints what it found. With
 * --dry-run nothing is changed:
 *
 *   npm run api:upgrade -- 8.30 --dry-run
 *   npm run api:upgrade -- 8.30
 */

const PORTAL_DIR = process.cwd();
const MANIFEST = path.join(PORTAL_DIR, 'package.json');

/** What npm does with the new manifest and lockfile, in this order. */
const STEPS = [['ci'], ['run', 'api:record']];

/**
 * Reads what to move to.
 *
 * @throws an Error for arguments that name no minor, or more than one
 */
function readArguments(): { minor: string; isDryRun: boolean } {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [minor = ''] = positionals;
  if (positionals.length !== 1 || !/^\d+\.\d+$/.test(minor)) {
    throw new Error(
      `Name the minor to move to${positionals.length > 0 ? `, not ${positionals.join(' ')}` : ''}: npm run api:upgrade -- 8.30`,
    );
  }
  return { minor, isDryRun: values['dry-run'] };
}

function listPackages(manifest: string): string[] {
  const { dependencies = {} } = JSON.parse(manifest) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => name.startsWith('@mui/x-'));
}

/**
 * Runs npm's steps.
 *
 * @throws an Error with the commands that are left, where one fails
 */
function runSteps(): void {
  STEPS.forEach((args, index) => {
    try {
      execFileSync('npm', args, { stdio: 'inherit' });
    } catch (cause) {
      const left = STEPS.slice(index).map((step) => `npm ${step.join(' ')}`);
      throw new Error(
        `"npm ${args.join(' ')}" failed. package.json and the lockfile have the new versions. ` +
          `When the cause is mended, go on: ${left.join(' && ')}`,
        { cause },
      );
    }
  });
}

/** Manifest and lockfile are written when both are made: a failure leaves both as they are. */
function install({ dependencies }: UpgradePlan): void {
  const manifest = rewriteManifest(readFileSync(MANIFEST, 'utf8'), dependencies);
  const lockfile = createLockfile(manifest, PORTAL_DIR);
  writeAtomically(MANIFEST, manifest);
  writeAtomically(path.join(PORTAL_DIR, 'package-lock.json'), lockfile);
  runSteps();
}

/**
 * Finds what a move touches, with the new releases in a temporary folder: in the portal's
 * own, this process would go on with what it has loaded of the old ones.
 */
async function createReport({ releases, closure }: UpgradePlan): Promise<string> {
  const before = {
    products: await loadApi({ siteDir: PORTAL_DIR }),
    histories: loadHistory({ siteDir: PORTAL_DIR }),
    installed: readInstalledVersions(PORTAL_DIR),
  };
  const site = await unpackRelease(createNpmRegistry(), closure, PORTAL_DIR);
  try {
    linkPortal(PORTAL_DIR, site.siteDir);
    const findings = await findUpgrade({
      portalDir: PORTAL_DIR,
      siteDir: site.siteDir,
      releases,
      before,
    });
    return createUpgradeReport(findings);
  } finally {
    site.remove();
  }
}

async function main(): Promise<void> {
  const { minor, isDryRun } = readArguments();
  const plan = await planUpgrade(
    createNpmRegistry(),
    minor,
    listPackages(readFileSync(MANIFEST, 'utf8')),
  );
  const report = await createReport(plan);
  try {
    if (!isDryRun) {
      install(plan);
    }
  } finally {
    console.log(report);
  }
}

void runCommand(main);
