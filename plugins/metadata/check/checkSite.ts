import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../../../config/languages';
import { parsePath } from '../../../src/utils/paths';
import { getSocialCardPath, SOCIAL_CARD_SIZE } from '../common/socialCardPath';
import { listBuiltPages } from '../../../src/node/listBuiltPages';
import { getMeta, isNoIndex, readPageHead } from '../../../src/node/readPageHead';
import type { BuiltSite } from '../../../src/node/types';
import { checkPage, type CheckedPage, type CheckedSite } from './checkPage';

/** What the check found. */
export interface MetadataReport {
  pages: number;
  /** A line for each fault, led by its page. */
  faults: string[];
}

/** Texts that several pages of a language share. */
function findShared(
  pages: readonly CheckedPage[],
  name: string,
  read: (page: CheckedPage) => string | undefined,
): string[] {
  const routes = new Map<string, string[]>();
  for (const page of pages) {
    const key = `${page.language} ${read(page) ?? ''}`;
    routes.set(key, [...(routes.get(key) ?? []), page.route]);
  }
  return [...routes]
    .filter(([, sharing]) => sharing.length > 1)
    .map(
      ([key, [first, ...others]]) =>
        `${first}: ${others.join(', ')} has the same ${name}, "${key.slice(key.indexOf(' ') + 1)}": tell them apart`,
    );
}

/** Pixels of a PNG; undefined where the file is missing or no PNG. */
function readPngSize(file: string): { width: number; height: number } | undefined {
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const data = fs.readFileSync(file);
  return data.toString('latin1', 1, 4) === 'PNG'
    ? { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
    : undefined;
}

function checkCard(
  { route, canonical, language }: CheckedPage,
  dir: string,
): string[] {
  const address = getSocialCardPath(canonical, language);
  const size = readPngSize(path.join(dir, address));
  const { width, height } = SOCIAL_CARD_SIZE;
  return size?.width === width && size.height === height
    ? []
    : [
        `${route}: its social card ${address} is no PNG of ${width} × ${height} pixels. Run "npm run build:finish".`,
      ];
}

/** Compares the sitemap of each language with the pages that may be listed. */
function checkSitemaps(site: BuiltSite, listed: readonly CheckedPage[]): string[] {
  return site.languages.flatMap(({ name, dir, baseUrl }) => {
    const text = fs.readFileSync(path.join(dir, 'sitemap.xml'), 'utf8');
    const routes = new Set(
      [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address]) => new URL(address!).pathname,
      ),
    );
    const expected = new Set(
      listed.filter(({ language }) => language === name).map(({ route }) => route),
    );
    return [
      ...[...expected]
        .filter((route) => !routes.has(route))
        .map((route) => `${route}: ${baseUrl}sitemap.xml lacks it`),
      ...[...routes]
        .filter((route) => !expected.has(route))
        .map(
          (route) =>
            `${route}: ${baseUrl}sitemap.xml has it, and it is no page to be listed`,
        ),
    ];
  });
}

/**
 * Checks the metadata of every page of a finished build: titles, descriptions, addresses,
 * translations, social cards, structured data, and the sitemaps.
 *
 * @param siteTitle the portal's name, which ends each title
 */
export function checkSite(site: BuiltSite, siteTitle: string): MetadataReport {
  const names = site.languages.map(({ name }) => name);
  const around: CheckedSite = {
    siteUrl: site.portal.siteUrl,
    title: siteTitle,
    htmlLangs: Object.fromEntries(
      names.map((name) => [name, languages[name]!.htmlLang]),
    ),
  };
  const pages = listBuiltPages(site).map(
    ({ route, language, file }): CheckedPage => ({
      route,
      language,
      canonical: parsePath(route, names).canonical,
      head: readPageHead(fs.readFileSync(file, 'utf8')),
    }),
  );
  const listed = pages.filter(({ head }) => !isNoIndex(head));
  return {
    pages: listed.length,
    faults: [
      ...pages.flatMap((page) =>
        checkPage(page, around).map((fault) => `${page.route}: ${fault}`),
      ),
      ...findShared(listed, 'title', ({ head }) => head.titles[0]),
      ...findShared(listed, 'description', ({ head }) =>
        getMeta(head, 'description'),
      ),
      ...listed.flatMap((page) => checkCard(page, site.dir)),
      ...checkSitemaps(site, listed),
    ],
  };
}
