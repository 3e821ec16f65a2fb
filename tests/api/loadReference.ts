import fs from 'node:fs';
import path from 'node:path';
import { loadApi } from '../../plugins/api-reference/cache';
import type { ApiProduct } from '../../plugins/api-reference/types';
import { collectUses } from '../../plugins/api-reference/uses/collectUses';
import type { Uses } from '../../plugins/api-reference/uses/createUses';
import { collectDemos } from '../../plugins/demos';
import type { PlannedPage } from '../../plugins/pages/compareWithTree';
import { readDocsPages } from '../../plugins/pages/readDocsPages';

export const ROOT = path.join(__dirname, '../..');

/** The reference of the installed packages, as the build has it. */
export interface Reference {
  products: ApiProduct[];
  uses: Uses;
  tree: PlannedPage[];
  /** Routes of the pages that exist. */
  written: Set<string>;
}

/** Loads the reference and where the docs use it: slow only while the cache is outdated. */
export async function loadReference(): Promise<Reference> {
  const products = await loadApi({ siteDir: ROOT });
  const demos = await collectDemos({ siteDir: ROOT, docsDir: 'docs' });
  const pages = readDocsPages(path.join(ROOT, 'docs'));
  const tree = path.join(ROOT, 'plugins/pages/pageTree.json');
  return {
    products,
    uses: await collectUses({ siteDir: ROOT, demos, pages, products }),
    tree: JSON.parse(fs.readFileSync(tree, 'utf8')) as PlannedPage[],
    written: new Set(pages.map(({ permalink }) => permalink)),
  };
}
