import fs from 'node:fs';
import path from 'node:path';
import { readPackageVersion } from '../config/packageVersion';
import { loadApi, toSourceUrl } from '../plugins/api-reference';
import { type BundleSizes, measureImport } from '../plugins/pages';
import { runCommand } from './lib/runCommand';

/**
 * Measures what importing each documented component costs and writes
 * plugins/pages/bundleSizes.json, which the pages show. Run it after an upgrade of the
 * packages, and read the difference.
 */

const siteDir = path.resolve(__dirname, '..');
const OUTPUT = path.join(siteDir, 'plugins/pages/bundleSizes.json');

async function measureComponents(): Promise<BundleSizes['components']> {
  const products = await loadApi({ siteDir });
  const components: BundleSizes['components'] = {};
  for (const { product, pages } of products) {
    for (const page of pages) {
      const specifier = page.imports[0]?.package;
      if (page.kind !== 'component' || specifier === undefined) {
        continue;
      }
      const key = page.name in components ? `${product}/${page.name}` : page.name;
      components[key] = {
        specifier,
        bytes: await measureImport(page.exportName ?? page.name, specifier, siteDir),
        source: toSourceUrl(page.source),
      };
    }
  }
  return components;
}

async function main() {
  const components = await measureComponents();
  const sorted = Object.keys(components).sort((a, b) => a.localeCompare(b, 'en'));
  const sizes = {
    command: 'npm run bundle:sizes',
    version: readPackageVersion(siteDir, '@mui/x-data-grid-premium'),
    components: Object.fromEntries(sorted.map((name) => [name, components[name]])),
  };
  fs.writeFileSync(OUTPUT, `${JSON.stringify(sizes, null, 2)}\n`);
  console.log(
    `${sorted.length} components of version ${sizes.version} are in ${path.relative(siteDir, OUTPUT)}.`,
  );
}

void runCommand(main);
