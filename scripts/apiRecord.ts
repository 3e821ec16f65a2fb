import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  PRODUCT_IDS,
  HISTORY_DIR,
  readHistory,
  readInstalledVersions,
  type ProductId,
  createReleaseExtractor,
  listMinors,
  planReleases,
  recordReleases,
  createNpmRegistry,
  selectAllMinors,
  selectNamedMinors,
  selectNewMinors,
} from '../plugins/api-reference';
import { runCommand } from './lib/runCommand';

/**
 * Records the API of published versions in api-history/, which the build reads. This
 * downloads packages; nothing else does. Without arguments it records the installed
 * version and what was published since the last record:
 *
 *   npm run api:record
 *   npm run api:record -- 9.17
 *   npm run api:record -- --all
 */

const SITE_DIR = process.cwd();
const DIR = path.join(SITE_DIR, HISTORY_DIR);

/** The record so far. With `--all` a damaged one is made anew, else it stops the command. */
function readRecord(product: ProductId, isAll: boolean) {
  if (!existsSync(path.join(DIR, `${product}.json`))) {
    return undefined;
  }
  try {
    return readHistory(DIR, product);
  } catch (error) {
    if (isAll) {
      console.warn((error as Error).message);
      return undefined;
    }
    throw error;
  }
}

/** The minors that are asked for by name, and whether all of them are. */
function readArguments(): { wanted: string[]; isAll: boolean } {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const wrong = positionals.filter((argument) => !/^\d+\.\d+$/.test(argument));
  if (wrong.length > 0) {
    throw new Error(
      `${wrong.join(', ')}: name minors, such as 9.17; of each, the best patch is taken. ` +
        'Or record all with "npm run api:record -- --all".',
    );
  }
  return { wanted: positionals, isAll: values.all };
}

async function main(): Promise<void> {
  const { wanted, isAll } = readArguments();
  const installed = readInstalledVersions(SITE_DIR);
  const registry = createNpmRegistry();
  const faults: string[] = [];
  for (const product of PRODUCT_IDS) {
    const version = installed[product];
    const history = readRecord(product, isAll);
    const published = await listMinors(registry, product);
    const recorded = history?.versions ?? [];
    const minors =
      wanted.length > 0
        ? selectNamedMinors(wanted, { published })
        : isAll
          ? selectAllMinors({ published })
          : selectNewMinors({ published, recorded, installed: version });
    faults.push(
      ...wanted
        .filter((minor) => !published.includes(minor))
        .map(
          (minor) =>
            `${product}: ${minor} is not published. These are: ${selectAllMinors({ published }).join(', ')}`,
        ),
    );
    const plan = await planReleases(registry, product, minors, version);
    const extractor = await createReleaseExtractor({
      registry,
      portalDir: SITE_DIR,
      installed: version,
      cacheDir: path.join(SITE_DIR, 'node_modules/.cache/api-history'),
    });
    const skipped = plan.skipped.map(
      ({ minor, reason }) => `${product} ${minor} is skipped: ${reason}`,
    );
    if (wanted.length > 0) {
      faults.push(...skipped);
    } else {
      skipped.forEach((line) => console.warn(line));
    }
    await recordReleases({
      product,
      plan,
      extractor,
      history,
      dir: DIR,
      report: console.log,
    });
  }
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

void runCommand(main);
