import fs from 'node:fs';
import path from 'node:path';
import type { PlannedPage } from '../../pages';
import { identifierReasons } from '../identifierReasons';
import { unfinishedPages } from '../unfinishedPages';
import type { CoverageRequest } from './checkCoverage';
import { measurePages } from './measurePages';
import { readPageContents } from './readPageContents';

/** Reads the page tree. */
export function readPageTree(siteDir: string): PlannedPage[] {
  const file = path.join(siteDir, 'plugins/pages/pageTree.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PlannedPage[];
}

/**
 * Measures the pages of a site, with the lists that they are held against.
 *
 * @throws what `readPageContents` throws for a faulty demo
 */
export async function loadCoverage(siteDir: string): Promise<CoverageRequest> {
  const tree = readPageTree(siteDir);
  const contents = await readPageContents(siteDir, 'docs');
  return {
    tree,
    coverage: measurePages(tree, contents, identifierReasons),
    reasons: identifierReasons,
    unfinished: unfinishedPages,
  };
}
