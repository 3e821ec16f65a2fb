import path from 'node:path';
import { PRODUCT_PACKAGES } from '../extract/products';
import { createHistory } from '../history/createHistory';
import { formatHistory } from '../history/historyFile';
import { type Snapshot, toSnapshot, toSnapshots } from '../history/snapshot';
import { listUnreadInherited } from '../history/reread';
import type { ProductHistory, SkippedVersion } from '../common/history/types';
import type { ProductId } from '../types';
import { writeAtomically } from '../../../src/node/writeAtomically';
import type { ReleaseExtractor } from './extractReleases';
import type { Release, ReleasePlan } from './planReleases';

export interface RecordRequest {
  product: ProductId;
  plan: ReleasePlan;
  extractor: ReleaseExtractor;
  /** What is recorded already; undefined where nothing is. */
  history: ProductHistory | undefined;
  /** The record's folder. */
  dir: string;
  /** Told of each version that is recorded. */
  report: (line: string) => void;
}

/** The plans of a release's packages that could not be had. */
function listMissingPlans({ product, packages }: Release) {
  const had = new Set(packages.map(({ plan }) => plan));
  return PRODUCT_PACKAGES[product]
    .map(({ plan }) => plan)
    .filter((plan) => !had.has(plan));
}

/** What is skipped now, and what was before and is not tried now. */
function mergeSkipped(
  known: readonly SkippedVersion[],
  { releases, skipped }: ReleasePlan,
): SkippedVersion[] {
  const tried = new Set([
    ...skipped.map(({ minor }) => minor),
    ...releases.map(({ version }) => version.replace(/\.\d+$/, '')),
  ]);
  return [...known.filter(({ minor }) => !tried.has(minor)), ...skipped];
}

/**
 * Records the releases of a product, one after the other, each into the history of those
 * that are recorded. The record is written after each: what stops half-way has lost
 * nothing, and goes on from there.
 *
 * @returns the history with all of them
 * @throws what the extractor throws; the releases before are recorded then
 */
export async function recordReleases({
  product,
  plan,
  extractor,
  history,
  dir,
  report,
}: RecordRequest): Promise<ProductHistory> {
  const recorded: Snapshot[] = history ? toSnapshots(history) : [];
  const found: Snapshot[] = [];
  const unread = new Set<string>();
  let merged = createHistory(
    product,
    recorded,
    mergeSkipped(history?.skipped ?? [], plan),
  );
  for (const release of plan.releases) {
    const model = await extractor.extract(release);
    const missing = listMissingPlans(release);
    const snapshot = toSnapshot(model, release.version, missing);
    found.push(snapshot);
    if (history) {
      listUnreadInherited(history, snapshot, model).forEach((key) =>
        unread.add(key),
      );
    }
    // Of two snapshots of a minor the later one counts.
    merged = createHistory(
      product,
      [...recorded.map((one) => ({ ...one, unread })), ...found],
      merged.skipped,
    );
    writeAtomically(path.join(dir, `${product}.json`), formatHistory(merged));
    report(
      `${product} ${release.version}: ${model.pages.length} entries` +
        (missing.length > 0
          ? `, without the package of ${missing.join(' and ')}`
          : ''),
    );
  }
  return merged;
}
