import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createComponent } from '../plugins/api-reference/extract/createComponent';
import { createEvents } from '../plugins/api-reference/extract/createEvents';
import { createSelectors } from '../plugins/api-reference/extract/createSelectors';
import { judgeComponent } from '../plugins/api-reference/extract/judgeComponent';
import { listComponents } from '../plugins/api-reference/extract/listComponents';
import type { PackageExports } from '../plugins/api-reference/extract/loadPackageExports';
import { loadPackages } from '../plugins/api-reference/extract/loadPackages';
import {
  PRODUCT_IDS,
  PRODUCT_PACKAGES,
} from '../plugins/api-reference/extract/products';
import type { ProductId } from '../plugins/api-reference/types';

/**
 * Runs the extractor on other published versions of MUI X and prints what it finds, to
 * show that it does not rest on one version. It downloads the packages with npm, so no
 * test runs it. A version is a range, for not every package has every patch:
 *
 *   npm run api:version -- 8.10 9
 */

const NODE_MODULES = path.resolve('node_modules');

/** A folder with everything that the site has installed, but the packages of MUI X. */
function createSite(): string {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'api-version-'));
  const link = (name: string) =>
    symlinkSync(
      path.join(NODE_MODULES, name),
      path.join(siteDir, 'node_modules', name),
    );
  mkdirSync(path.join(siteDir, 'node_modules/@mui'), { recursive: true });
  readdirSync(NODE_MODULES)
    .filter((name) => name !== '@mui' && !name.startsWith('.'))
    .forEach(link);
  readdirSync(path.join(NODE_MODULES, '@mui'))
    .filter((name) => !name.startsWith('x-'))
    .forEach((name) => link(`@mui/${name}`));
  return siteDir;
}

/** Downloads a package's archive into a folder, and returns the name of its file. */
function pack(siteDir: string, name: string, range: string): string {
  try {
    const output = execFileSync(
      'npm',
      ['pack', `${name}@${range}`, '--json', '--pack-destination', siteDir],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const [{ filename = '' } = {}] = JSON.parse(output) as { filename?: string }[];
    return path.basename(filename);
  } catch (cause) {
    throw new Error(
      `npm cannot download ${name}@${range}. Name a version that has it with all that it depends on.`,
      { cause },
    );
  }
}

/** Downloads a package, then those of MUI X that it depends on; each but once. */
function download(siteDir: string, name: string, range: string): void {
  const dir = path.join(siteDir, 'node_modules', name);
  if (existsSync(dir)) {
    return;
  }
  const archive = path.join(siteDir, pack(siteDir, name, range));
  mkdirSync(dir, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', dir, '--strip-components=1']);
  const { dependencies = {} } = JSON.parse(
    readFileSync(path.join(dir, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> };
  Object.entries(dependencies)
    .filter(([dependency]) => dependency.startsWith('@mui/x-'))
    .forEach(([dependency, version]) => download(siteDir, dependency, version));
}

/** One line of counts. Reviewed names that the version does not have are passed over. */
function describe(product: ProductId, packages: PackageExports[]): string {
  const components = listComponents(product, packages)
    .filter((component) => judgeComponent(component).isDocumented)
    .map(createComponent);
  const count = (members: 'props' | 'slots' | 'classes') =>
    components.reduce((sum, component) => sum + component[members].length, 0);
  return [
    `${components.length} components`,
    `${count('props')} props`,
    `${count('slots')} slots`,
    `${count('classes')} classes`,
    `${createEvents(packages).length} events`,
    `${createSelectors(packages).length} selectors`,
  ].join(', ');
}

function extractVersion(version: string): void {
  const siteDir = createSite();
  try {
    PRODUCT_IDS.flatMap((product) => PRODUCT_PACKAGES[product]).forEach(({ name }) =>
      download(siteDir, name, version),
    );
    console.log(`MUI X ${version}`);
    for (const [product, packages] of loadPackages(siteDir, PRODUCT_IDS)) {
      console.log(`  ${product}: ${describe(product, packages)}`);
    }
  } finally {
    rmSync(siteDir, { recursive: true });
  }
}

const versions = process.argv.slice(2);
if (versions.length === 0) {
  throw new Error('Name the versions to extract: npm run api:version -- 8.10');
}
versions.forEach(extractVersion);
