import path from 'node:path';
import type { ParsedFiles } from '../extract/createProgramFactory';
import { extractRelease, type ReleaseModel } from '../extract/extractRelease';
import { readCache, writeCache } from '../cache';
import { hashSources } from '../extract/createFingerprint';
import { loadProduct } from '../extract/loadPackages';
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

/** What the history does not keep: it is most of a model. */
function toSlimModel(model: ReleaseModel): ReleaseModel {
  return {
    ...model,
    types: {},
    pages: model.pages.map((page) => ({ ...page, types: {}, imports: [] })),
  };
}

/** Creates an extractor that downloads what it does not have, and keeps what it makes. */
export async function createReleaseExtractor({
  registry,
  portalDir,
  installed,
  cacheDir,
}: ExtractorRequest): Promise<ReleaseExtractor> {
  const sources = await hashSources();
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
      if (version === installed) {
        // Not kept: a package with releases of its own may have changed meanwhile.
        return extractAnew(release);
      }
      const key = JSON.stringify([sources, packages, [...closure]]);
      const file = path.join(cacheDir, `${product}@${version}.json`);
      const kept = readCache<ReleaseModel>(file, key);
      if (kept) {
        return kept;
      }
      const model = await extractAnew(release);
      writeCache(file, key, model);
      return model;
    },
  };
}
