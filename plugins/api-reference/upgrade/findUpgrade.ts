import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assertReviewedNames } from '../extract/assertReviewedNames';
import { extractRelease, type ReleaseModel } from '../extract/extractRelease';
import { loadProduct } from '../extract/loadPackages';
import { UPDATE_COMMAND } from '../history/assertRecorded';
import type { Change } from '../common/history/changes';
import { compareVersions } from '../common/history/compareVersions';
import { createHistory } from '../history/createHistory';
import { toSnapshot, toSnapshots } from '../history/snapshot';
import type { ProductHistory } from '../common/history/types';
import type { ApiProduct, ProductId } from '../types';
import { collectDemos } from '../../demos';
import { collectUses } from '../uses/collectUses';
import type { Release } from '../releases/planReleases';
import { checkDemos } from './checkDemos';
import type { UpgradeFindings } from './createUpgradeReport';
import { findTouchedPages, listTouchedTranslations } from './findTouchedPages';
import { readDocsPages } from '../../pages';

export interface UpgradeRequest {
  /** The portal's folder. */
  portalDir: string;
  /** Where the new releases are resolved from, with the portal's files beside them. */
  siteDir: string;
  releases: readonly Release[];
  /** What the portal documents so far. */
  before: {
    products: readonly ApiProduct[];
    histories: readonly ProductHistory[];
    installed: Readonly<Record<ProductId, string>>;
  };
}

interface ExtractedRelease {
  release: Release;
  model: ReleaseModel;
  /** What documented.ts says and the release does not have. */
  unknownNames: string[];
}

function extract(siteDir: string, release: Release): ExtractedRelease {
  const { product, packages } = release;
  const loaded = loadProduct(siteDir, packages);
  let unknownNames: string[] = [];
  try {
    assertReviewedNames(product, loaded);
  } catch (error) {
    unknownNames = (error as Error).message
      .split('\n')
      .filter((line) => line.startsWith('- '));
  }
  return { release, model: extractRelease(product, loaded), unknownNames };
}

/**
 * What changed between the version that is documented and a release.
 *
 * @throws an Error where the documented version is not recorded
 */
function listChanges(
  { release: { product, version }, model }: ExtractedRelease,
  { histories, installed }: UpgradeRequest['before'],
): Change[] {
  const known = histories.find((history) => history.product === product)!;
  const recorded = toSnapshots(known).filter(
    (snapshot) => snapshot.version === installed[product],
  );
  if (recorded.length === 0) {
    throw new Error(
      `${product} ${installed[product]} is installed and not recorded, so that nothing can be compared with it. ` +
        `Record it, then run the command again: ${UPDATE_COMMAND}`,
    );
  }
  const merged = createHistory(product, [...recorded, toSnapshot(model, version)]);
  return compareVersions(merged, installed[product], version).flat();
}

/** All that a page shows: its text, and the code in its folder. */
function readPageTexts(docsDir: string, permalink: string): string {
  const dir = path.join(docsDir, path.posix.relative('/x', permalink));
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() && /^[A-Z]/.test(entry.name)
        ? readdirSync(path.join(dir, entry.name)).map((name) =>
            path.join(dir, entry.name, name),
          )
        : [path.join(dir, entry.name)],
    )
    .filter((file) => /\.(?:mdx|tsx?)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

const ZH_DOCS = 'i18n/zh/docusaurus-plugin-content-docs/current';

/**
 * Finds what a move to other releases asks of the portal's maintainers. It changes nothing.
 *
 * @throws what the extractor throws, and an Error where the documented version is not
 *   recorded
 */
export async function findUpgrade({
  portalDir,
  siteDir,
  releases,
  before,
}: UpgradeRequest): Promise<UpgradeFindings> {
  const extracted = releases.map((release) => extract(siteDir, release));
  const docsDir = path.join(portalDir, 'docs');
  const uses = await collectUses({
    siteDir: portalDir,
    demos: await collectDemos({ siteDir: portalDir, docsDir: 'docs' }),
    pages: readDocsPages(docsDir),
    products: before.products,
  });
  const pages = findTouchedPages(
    extracted.flatMap((release) => listChanges(release, before)),
    uses,
    (permalink) => readPageTexts(docsDir, permalink),
  );
  return {
    from: before.installed['data-grid'],
    to: releases.map(({ product, version }) => `${product} ${version}`).join(', '),
    unknownNames: extracted.flatMap(({ unknownNames }) => unknownNames),
    pages,
    demos: checkDemos(siteDir),
    translatedPages: pages
      .map(({ permalink }) => permalink)
      .filter((permalink) =>
        existsSync(
          path.join(
            portalDir,
            ZH_DOCS,
            path.posix.relative('/x', permalink),
            'index.mdx',
          ),
        ),
      ),
    translations: listTouchedTranslations(
      before.products,
      extracted.map(({ model }) => model),
    ),
  };
}
