import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../../src/node/writeAtomically';
import { loadApi } from '../cache';
import { loadHistory } from '../history/loadHistory';
import { readInstalledVersions } from '../extract/findInstalledPackages';
import { createNpmRegistry } from '../releases/registry';
import { unpackRelease } from '../releases/unpackRelease';
import { createLockfile, linkPortal, rewriteManifest } from './portalFiles';
import { createUpgradeReport } from './createUpgradeReport';
import { findUpgrade } from './findUpgrade';
import { planUpgrade, type UpgradePlan } from './planUpgrade';

/** What npm does with the new manifest and lockfile, in this order. */
const STEPS = [['ci'], ['run', 'api:record']];

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
function install(portalDir: string, { dependencies }: UpgradePlan): void {
  const file = path.join(portalDir, 'package.json');
  const manifest = rewriteManifest(readFileSync(file, 'utf8'), dependencies);
  const lockfile = createLockfile(manifest, portalDir);
  writeAtomically(file, manifest);
  writeAtomically(path.join(portalDir, 'package-lock.json'), lockfile);
  runSteps();
}

/**
 * Finds what a move touches, with the new releases in a temporary folder: in the portal's
 * own, this process would go on with what it has loaded of the old ones.
 */
async function createReport(
  portalDir: string,
  { releases, closure }: UpgradePlan,
): Promise<string> {
  const before = {
    products: await loadApi({ siteDir: portalDir }),
    histories: loadHistory({ siteDir: portalDir }),
    installed: readInstalledVersions(portalDir),
  };
  const site = await unpackRelease(createNpmRegistry(), closure, portalDir);
  try {
    linkPortal(portalDir, site.siteDir);
    const findings = await findUpgrade({
      portalDir,
      siteDir: site.siteDir,
      releases,
      before,
    });
    return createUpgradeReport(findings);
  } finally {
    site.remove();
  }
}

/**
 * Moves the portal to another version of the libraries. It downloads the version apart and
 * looks for the pages, demos and translations that the move touches; then it changes
 * package.json and the lockfile, installs and records; then it prints what it found.
 *
 * @param minor such as `8.30`
 * @param isDryRun whether it only prints
 */
export async function upgradePortal(
  portalDir: string,
  minor: string,
  isDryRun: boolean,
): Promise<void> {
  const manifest = readFileSync(path.join(portalDir, 'package.json'), 'utf8');
  const plan = await planUpgrade(createNpmRegistry(), minor, listPackages(manifest));
  const report = await createReport(portalDir, plan);
  try {
    if (!isDryRun) {
      install(portalDir, plan);
    }
  } finally {
    console.log(report);
  }
}
