import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParsedFiles } from '../extract/createProgramFactory';
import { extractRelease, type ReleaseModel } from '../extract/extractRelease';
import { listSources } from '../extract/createFingerprint';
import { loadProduct } from '../extract/loadPackages';
import { writeAtomically } from '../../../src/node/writeAtomically';
import type { Release } from './planReleases';
import type { Registry } from './registry';
import { unpackRelease } from './unpackRelease';

/** Extracts releases, one after the other. */
export interface ReleaseExtractor {
  extract: (release: Release) => Promise<ReleaseModel>;
}

export interface ExtractorRequest {
  registry: Registry;
  /** The folder with the portal's `node_modules`; the installed version is read there. */
  portalDir: string;
  /** The version that is installed there. */
  installed: string;
  /** Where models are kept, so that a command that is run again goes on. */
  cacheDir: string;
}

/** What decides on a release's model beside its packages: the extractor's own source. */
async function createSourceHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of await listSources()) {
    hash.update(readFileSync(source));
  }
  return hash.digest('hex');
}

/** What the history does not keep: it is most of a model. */
function toSlimModel(model: ReleaseModel): ReleaseModel {
  return {
    ...model,
    types: {},
    pages: model.pages.map((page) => ({ ...page, types: {}, imports: [] })),
  };
}

/** The kept model; undefined where there is none, or it is outdated or damaged. */
function readKept(file: string, key: string): ReleaseModel | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {
      key: string;
      model: ReleaseModel;
    };
    return kept.key === key ? kept.model : undefined;
  } catch {
    return undefined;
  }
}

/** Creates an extractor that downloads what it does not have, and keeps what it makes. */
export async function createReleaseExtractor({
  registry,
  portalDir,
  installed,
  cacheDir,
}: ExtractorRequest): Promise<ReleaseExtractor> {
  const sources = await createSourceHash();
  const libraries: ParsedFiles = new Map();

  async function extractAnew(release: Release): Promise<ReleaseModel> {
    const { product, version, packages, closure } = release;
    const site =
      version === installed
        ? { siteDir: portalDir, remove: () => {} }
        : await unpackRelease(registry, closure, portalDir);
    try {
      const loaded = loadProduct(site.siteDir, packages, libraries);
      return toSlimModel(extractRelease(product, loaded));
    } finally {
      site.remove();
    }
  }

  return {
    async extract(release) {
      const { product, version, packages, closure } = release;
      const key = createHash('sha256')
        .update(JSON.stringify([sources, packages, [...closure]]))
        .digest('hex');
      const file = path.join(cacheDir, `${product}@${version}.json`);
      const kept = existsSync(file) ? readKept(file, key) : undefined;
      if (kept) {
        return kept;
      }
      const model = await extractAnew(release);
      writeAtomically(file, JSON.stringify({ key, model }));
      return model;
    },
  };
}
