import { localizePath } from '../../../src/utils/paths';
import {
  DESCRIPTION_WIDTH,
  TITLE_WIDTH,
  type WidthRange,
} from '../common/metadataLimits';
import { getSocialCardPath } from '../common/socialCardPath';
import { getTextWidth } from '../../../src/utils/textWidth';
import { getMeta, isNoIndex, type PageHead } from '../../../src/node/readPageHead';
import { readStructuredData, type StructuredBlock } from './readStructuredData';

/** A page, and what its metadata has to agree with. */
export interface CheckedPage {
  /** Its address without origin. */
  route: string;
  /** Its canonical path, without the language. */
  canonical: string;
  language: string;
  head: PageHead;
}

/** The portal around the pages. */
export interface CheckedSite {
  siteUrl: string;
  title: string;
  /** Value of `<html lang>` by language, of those in the build. */
  htmlLangs: Readonly<Record<string, string>>;
}

/** Pages of the docs and of the reference; overviews without an article are apart. */
const ARTICLE = /^\/x(?:$|\/(?!api$|api\/compare$|translations$))/;

function checkWidth(name: string, text: string, { min, max }: WidthRange): string[] {
  const width = getTextWidth(text);
  return min <= width && width <= max
    ? []
    : [
        `the ${name} is ${width} characters wide, "${text}": write ${min} to ${max}; a Chinese character counts as two`,
      ];
}

function checkTexts({ head }: CheckedPage, site: CheckedSite): string[] {
  const [title = ''] = head.titles;
  const descriptions = head.metas.filter(({ name }) => name === 'description');
  const [{ content: description } = { content: '' }] = descriptions;
  return [
    ...(head.titles.length === 1
      ? []
      : [`it has ${head.titles.length} titles: write one`]),
    ...(title.endsWith(` | ${site.title}`)
      ? []
      : [`the title "${title}" doesn't end with the portal's name`]),
    ...checkWidth('title', title, TITLE_WIDTH),
    ...(descriptions.length === 1
      ? []
      : [`it has ${descriptions.length} descriptions: write one`]),
    ...checkWidth('description', description, DESCRIPTION_WIDTH),
    ...(/[.。]$/.test(description)
      ? []
      : [`the description "${description}" doesn't end with a full stop`]),
    ...(head.heading?.trim() ? [] : ['it has no h1']),
  ];
}

/** Compares what a page says with what it should say. */
function compare(name: string, actual: unknown, expected: unknown): string[] {
  const [said, right] = [JSON.stringify(actual), JSON.stringify(expected)];
  return said === right ? [] : [`${name} is ${said ?? 'missing'}, not ${right}`];
}

function checkAddresses(
  { route, canonical, language, head }: CheckedPage,
  { siteUrl, htmlLangs }: CheckedSite,
): string[] {
  const listLinks = (relation: string) =>
    head.links.filter(({ rel }) => rel === relation);
  const alternates = listLinks('alternate')
    .filter(({ hreflang }) => hreflang !== undefined)
    .map(({ hreflang, href }) => `${hreflang} ${href}`);
  const expected = Object.entries(htmlLangs).map(
    ([name, tag]) => `${tag} ${siteUrl}${localizePath(canonical, name)}`,
  );
  return [
    ...compare('<html lang>', head.lang, htmlLangs[language]),
    ...compare(
      'the canonical address',
      listLinks('canonical').map(({ href }) => href),
      [`${siteUrl}${route}`],
    ),
    ...compare('the list of translations', alternates, [
      ...expected,
      `x-default ${siteUrl}${canonical}`,
    ]),
  ];
}

function checkGraph(
  { route, canonical, language, head }: CheckedPage,
  { siteUrl, title }: CheckedSite,
): string[] {
  const card = `${siteUrl}${getSocialCardPath(canonical, language)}`;
  const expected: Record<string, string | undefined> = {
    'og:title': head.titles[0],
    'og:description': getMeta(head, 'description'),
    'og:url': `${siteUrl}${route}`,
    'og:site_name': title,
    'og:type': canonical === '/' ? 'website' : 'article',
    'og:locale': head.lang.replace('-', '_'),
    'og:image': card,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:image': card,
  };
  return Object.entries(expected).flatMap(([name, value]) =>
    compare(
      name,
      head.metas.filter((meta) => meta.name === name).map(({ content }) => content),
      [value],
    ),
  );
}

function checkBlocks(
  { route, canonical, head }: CheckedPage,
  { siteUrl }: CheckedSite,
): string[] {
  const { blocks, faults } = readStructuredData(head.structuredData);
  const list = (type: StructuredBlock['@type']) =>
    blocks.filter((block) => block['@type'] === type);
  const url = `${siteUrl}${route}`;
  const trails = list('BreadcrumbList').map(
    ({ itemListElement }) => itemListElement as { position: number; item: string }[],
  );
  return [
    ...faults,
    ...compare(
      'the number of articles in structured data',
      list('TechArticle').length,
      ARTICLE.test(canonical) ? 1 : 0,
    ),
    ...compare(
      'the number of sites in structured data',
      list('WebSite').length,
      canonical === '/' ? 1 : 0,
    ),
    ...(trails.length <= 1
      ? []
      : [`it has ${trails.length} trails in structured data: write one`]),
    ...list('TechArticle').flatMap((article) =>
      compare('the article’s address', article.url, url),
    ),
    ...trails.flatMap((trail) => [
      ...compare('the end of the trail', trail.at(-1)!.item, url),
      ...compare(
        'the order of the trail',
        trail.map(({ position }) => position),
        trail.map((_, index) => index + 1),
      ),
    ]),
  ];
}

/** A page that is in no index says nothing of addresses: there is nothing to choose between. */
function checkHidden({ head }: CheckedPage): string[] {
  const links = head.links.filter(
    ({ rel, hreflang }) => rel === 'canonical' || hreflang !== undefined,
  );
  return links.length === 0
    ? []
    : [
        'search engines are told to leave it out, and yet it has a canonical address or translations',
      ];
}

/**
 * Checks what a page tells search engines and those who share it.
 *
 * @returns a line for each fault
 */
export function checkPage(page: CheckedPage, site: CheckedSite): string[] {
  if (isNoIndex(page.head)) {
    return checkHidden(page);
  }
  return [checkTexts, checkAddresses, checkGraph, checkBlocks].flatMap((check) =>
    check(page, site),
  );
}
