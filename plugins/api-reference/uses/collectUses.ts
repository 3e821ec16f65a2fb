import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findNamedImports } from '../../../src/utils/findImports';
import { readDemoFiles, type DemoEntry } from '../../demos';
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
  demos: readonly DemoEntry[];
  pages: readonly DocsPage[];
  products: readonly ApiProduct[];
}

async function readMentions(page: DocsPage): Promise<PageMentions> {
  return { ...page, ...findMentions(await readFile(page.file, 'utf8')) };
}

/** Route of the page that a demo stands on. */
export function toDemoPage({ id }: Pick<DemoEntry, 'id'>): string {
  return path.posix.join('/x', path.posix.dirname(id));
}

/** What the files of each demo import, in all of its stylings. */
function readDemoImports({ siteDir, demos }: UsesRequest): DemoImports[] {
  return demos.map((demo) => ({
    name: demo.name,
    page: toDemoPage(demo),
    imports: Object.values(demo.sources)
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
  const pages = await Promise.all(request.pages.map(readMentions));
  return createUses(request.products, pages, readDemoImports(request));
}
