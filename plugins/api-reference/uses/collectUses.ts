import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findNamedImports } from '../../../src/utils/findImports';
import { collectDemos, readDemoFiles } from '../../demos';
import type { ApiProduct } from '../types';
import {
  createUses,
  type DemoImports,
  type PageMentions,
  type PageUse,
  type Uses,
} from './createUses';
import { findMentions } from '../../pages';

/** A page of the docs, as the docs plugin knows it. */
export interface DocsPage extends PageUse {
  /** Absolute path of the English file, on which a translation rests. */
  file: string;
  /** What it documents, by its front matter. */
  components: string[];
}

/** Where to look for uses, and of what. */
export interface UsesRequest {
  siteDir: string;
  /** Absolute path of the folder of the English pages. */
  docsPath: string;
  pages: readonly DocsPage[];
  products: readonly ApiProduct[];
}

async function readMentions(page: DocsPage): Promise<PageMentions> {
  return { ...page, ...findMentions(await readFile(page.file, 'utf8')) };
}

/** What the files of each demo import, in all of its stylings. */
async function readDemoImports({
  siteDir,
  docsPath,
}: UsesRequest): Promise<DemoImports[]> {
  const docsDir = path.relative(siteDir, docsPath);
  const demos = await collectDemos({ siteDir, docsDir });
  return demos.map(({ id, name, sources }) => ({
    name,
    page: path.posix.join('/x', path.posix.dirname(id)),
    imports: Object.values(sources)
      .flatMap((source) => readDemoFiles(source, siteDir).own)
      .filter(({ filePath }) => /\.tsx?$/.test(filePath))
      .flatMap(({ text }) => findNamedImports(text)),
  }));
}

/**
 * Collects where the docs use each documented name: pages that document, mention or link
 * to it, and the demos on them that import it.
 *
 * @throws what `readDemoFiles` throws for a faulty demo
 */
export async function collectUses(request: UsesRequest): Promise<Uses> {
  const [pages, demos] = await Promise.all([
    Promise.all(request.pages.map(readMentions)),
    readDemoImports(request),
  ]);
  return createUses(request.products, pages, demos);
}
