import { existsSync } from 'node:fs';
import path from 'node:path';
import { getCacheDir } from '../../../src/node/buildCache';
import { PRODUCT_IDS } from '../extract/products';
import { HISTORY_DIR, readHistory } from '../history/loadHistory';
import { readInstalledVersions } from '../extract/findInstalledPackages';
import type { ProductId } from '../types';
import { createReleaseExtractor } from './extractReleases';
import {
  listMinors,
  planReleases,
  selectAllMinors,
  selectNamedMinors,
  selectNewMinors,
} from './planReleases';
import { recordReleases } from './recordReleases';
import { createNpmRegistry } from './registry';

/** Which versions to record. */
export interface RecordRequest {
  siteDir: string;
  /** Minors by name, such as `9.17`; where there are none, the new ones. */
  wanted: readonly string[];
  /** Whether to record all anew, whatever the record has. */
  isAll: boolean;
}

/** The record so far. With `isAll` a damaged one is made anew, else it stops the command. */
function readRecord(dir: string, product: ProductId, isAll: boolean) {
  if (!existsSync(path.join(dir, `${product}.json`))) {
    return undefined;
  }
  try {
    return readHistory(dir, product);
  } catch (error) {
    if (isAll) {
      console.warn((error as Error).message);
      return undefined;
    }
    throw error;
  }
}

/**
 * Records the API of published versions in api-history/. This downloads packages.
 *
 * @throws one Error with what of the wanted minors could not be recorded
 */
export async function recordPublished({
  siteDir,
  wanted,
  isAll,
}: RecordRequest): Promise<void> {
  const dir = path.join(siteDir, HISTORY_DIR);
  const versions = readInstalledVersions(siteDir);
  const registry = createNpmRegistry();
  const faults: string[] = [];
  for (const product of PRODUCT_IDS) {
    const installed = versions[product];
    const history = readRecord(dir, product, isAll);
    const published = await listMinors(registry, product);
    const recorded = history?.versions ?? [];
    const minors =
      wanted.length > 0
        ? selectNamedMinors(wanted, { published })
        : isAll
          ? selectAllMinors({ published })
          : selectNewMinors({ published, recorded, installed });
    const unpublished = wanted.filter((minor) => !published.includes(minor));
    faults.push(
      ...unpublished.map(
        (minor) =>
          `${product}: ${minor} is not published. These are: ${selectAllMinors({ published }).join(', ')}`,
      ),
    );
    const plan = await planReleases(registry, product, minors, installed);
    const extractor = await createReleaseExtractor({
      registry,
      portalDir: siteDir,
      installed,
      cacheDir: getCacheDir(siteDir, HISTORY_DIR),
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
      dir,
      report: console.log,
    });
  }
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}
