import path from 'node:path';
import { loadApi } from '../cache';
import type { ApiComponent, ApiPage, ApiProduct } from '../types';

export const SITE_DIR = path.join(__dirname, '../../..');

/**
 * The models of the installed packages, as a build has them: from its cache where that is
 * current, which a change of the extractor or of a package ends.
 */
export function loadModels(): Promise<ApiProduct[]> {
  return loadApi({ siteDir: SITE_DIR });
}

/** Finds a page by name; of a name that several products have, that of the first. */
export function getPage(models: readonly ApiProduct[], name: string): ApiPage {
  const page = models
    .flatMap(({ pages }) => pages)
    .find((each) => each.name === name);
  if (!page) {
    throw new Error(`${name} has no page.`);
  }
  return page;
}

/** Lists the components of all products. */
export function listComponentPages(models: readonly ApiProduct[]): ApiComponent[] {
  return models
    .flatMap(({ pages }) => pages)
    .filter((page): page is ApiComponent => page.kind === 'component');
}
