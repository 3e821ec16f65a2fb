import fs from 'node:fs';
import path from 'node:path';
import { languages as languageTable } from '../../../config/languages';
import sidebars from '../../../sidebars';
import { localizePath } from '../../../src/utils/paths';
import type { BuiltLanguage, BuiltSite } from '../../../src/node/types';
import { writeFile } from '../../../src/node/writeFile';
import { createOutline } from './createOutline';
import { readMarkdownPages } from './readMarkdownPages';
import { PRODUCTS } from '../../../src/utils/products';
import { createPortalFiles } from './createPortalFiles';
import { createProductFiles } from './createProductFiles';
import type { LlmsSource } from './types';

/**
 * Makes the lists for assistants of one language: one of the portal, one of each library,
 * and files that have the pages' whole texts.
 *
 * @returns the texts of the files by their canonical path, such as `/x/llms.txt`
 */
export function createLlmsFiles(source: LlmsSource): Record<string, string> {
  const products = PRODUCTS.map((product) => createProductFiles(product, source));
  return Object.assign(
    createPortalFiles(source, products),
    ...products.map(({ files }) => files),
  ) as Record<string, string>;
}

/** The translated labels of the sidebars, as Docusaurus keeps them. */
function loadSidebarLabels(
  siteDir: string,
  language: string,
): Record<string, string> {
  const file = path.join(
    siteDir,
    'i18n',
    language,
    'docusaurus-plugin-content-docs/current.json',
  );
  const entries = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
        string,
        { message: string }
      >)
    : {};
  return Object.fromEntries(
    Object.entries(entries).map(([key, { message }]) => [key, message]),
  );
}

function toListUrl({ portal }: BuiltSite, language: string): string {
  return `${portal.siteUrl}${localizePath('/x/llms.txt', language)}`;
}

function createFiles(
  site: BuiltSite,
  { name }: BuiltLanguage,
): Record<string, string> {
  const pages = readMarkdownPages(site, name);
  const labels = loadSidebarLabels(site.siteDir, name);
  return createLlmsFiles({
    language: name,
    baseUrl: `${site.portal.siteUrl}${localizePath('/x', name)}`,
    version: pages[0]?.facts.version ?? '',
    pages,
    outline: createOutline(
      sidebars,
      (sidebar, label) => labels[`sidebar.${sidebar}.category.${label}`] ?? label,
    ),
    translations: site.languages
      .filter((other) => other.name !== name)
      .map((other) => ({
        language: languageTable[other.name]!.label,
        url: toListUrl(site, other.name),
      })),
  });
}

/**
 * Writes the lists for assistants of every language into a build whose pages are there as
 * Markdown.
 *
 * @returns how many files that are
 */
export function writeLlms(site: BuiltSite): number {
  const files = site.languages.flatMap((language) =>
    Object.entries(createFiles(site, language)).map(
      ([address, text]) => [localizePath(address, language.name), text] as const,
    ),
  );
  for (const [address, text] of files) {
    writeFile(site.dir, address, text);
  }
  return files.length;
}
