import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../src/node/listFiles';
import { getNearestNames } from '../../src/utils/nearestNames';
import type {
  ApiIndexJson,
  HistoryJson,
  PageJson,
  ProductJson,
} from '../api-reference';
import { openBuiltSearch, type SearchEngine } from '../search';

/** An answer that the asker can act on: what is wrong, and what there is instead. */
export class Fault extends Error {}

/** What the tools read of a build. Arguments are looked up in lists, never joined to paths. */
export interface Build {
  /** The version of the libraries that the build documents. */
  version: string;
  products: ApiIndexJson['products'];
  languages: readonly string[];
  /** Routes of the pages that are there as Markdown, such as `/x/react-charts/bars`. */
  listRoutes: (language: string) => readonly string[];
  /**
   * @param page its route or address
   * @param language that of the address where it is undefined
   * @throws Fault for a page that is not there, with the nearest
   */
  readPage: (page: string, language?: string) => Promise<string>;
  /** @throws Fault for a product that is not there */
  listEntries: (product: string) => Promise<ProductJson['entries']>;
  readEntry: (product: string, name: string) => Promise<PageJson>;
  readHistory: (product: string) => Promise<HistoryJson>;
  /** A file that an assistant may read as it is, such as `/x/llms.txt`. */
  readResource: (address: string) => Promise<string>;
  openSearch: (language: string) => Promise<SearchEngine>;
}

/** Where a language's pages begin. */
const toPrefix = (language: string) => (language === 'en' ? '' : `/${language}`);

/** What somebody means by a page: an address or a route, with or without its language. */
function parsePage(page: string) {
  const [pathname = ''] = page.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/, 1);
  const path = `/${pathname.replace(/^\/+|\/+$|\.md$/g, '')}`;
  const [, language, route] = /^(?:\/([a-z]{2}))?(\/x(?:\/.*)?)$/.exec(path) ?? [];
  return { route: route ?? path, language };
}

/** @throws Fault naming the nearest */
export function pickName<Named>(
  what: string,
  wanted: string,
  named: ReadonlyMap<string, Named>,
): Named {
  const found =
    named.get(wanted) ??
    [...named].find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1];
  if (found === undefined) {
    const near = getNearestNames(wanted, named.keys()).join(', ');
    throw new Fault(`There is no ${what} "${wanted}". Near are: ${near}.`);
  }
  return found;
}

/** Remembers what was read, by its file. */
function createReader(buildDir: string) {
  const texts = new Map<string, Promise<string>>();
  const readText = (file: string) => {
    const text = texts.get(file) ?? fs.readFile(path.join(buildDir, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return {
    readText,
    readJson: async <Content>(file: string) =>
      JSON.parse(await readText(file)) as Content,
  };
}

/**
 * Opens a finished build for reading.
 *
 * @param buildDir its folder
 * @throws an Error that says how to make a build where there is none
 */
export async function openBuild(buildDir: string): Promise<Build> {
  const { readText, readJson } = createReader(buildDir);
  const index = await readJson<ApiIndexJson>('x/api/index.json').catch(() => {
    throw new Error(
      `${buildDir} is no finished build of the portal: it has no x/api/index.json. Run "npm run build" first, or name the build's folder by --dir.`,
    );
  });
  const files = listFiles(buildDir);
  const pages = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.slice(0, -3)}`);
  const languages = [
    'en',
    ...files.flatMap((file) => /^([a-z]{2})\/x\.md$/.exec(file)?.[1] ?? []),
  ];
  const listRoutes = (language: string) => {
    const prefix = toPrefix(pickName('language', language, toMap(languages)));
    const others = languages.filter((one) => one !== 'en').map(toPrefix);
    return pages
      .filter((page) =>
        prefix === ''
          ? !others.some((other) => page.startsWith(`${other}/`))
          : page.startsWith(`${prefix}/`),
      )
      .map((page) => page.slice(prefix.length));
  };
  const products = new Map(
    index.products.map((one) => [one.product as string, one]),
  );
  const toFolder = (product: string) =>
    `x/api/${pickName('library', product, products).product}`;
  const listEntries = async (product: string) =>
    (await readJson<ProductJson>(`${toFolder(product)}/index.json`)).entries;
  const resources = toMap([
    '/x/llms.txt',
    ...files
      .filter((file) => /^x\/api\/schema\/[\w.-]+\.json$/.test(file))
      .map((file) => `/${file}`),
  ]);

  return {
    version: index.products[0]!.version,
    products: index.products,
    languages,
    listRoutes,
    readPage(page, wanted) {
      const parsed = parsePage(page);
      const language = wanted ?? parsed.language ?? 'en';
      const routes = toMap(listRoutes(language));
      const route = pickName('page', parsed.route, routes);
      return readText(`${toPrefix(language)}${route}.md`.slice(1));
    },
    listEntries,
    async readEntry(product, name) {
      const entries = await listEntries(product);
      const slugs = new Map(
        entries.map((one) => [one.name, /([^/]+)\.json$/.exec(one.json)![1]!]),
      );
      // The last segment of a page's route is as good a name of it.
      const isSlug = [...slugs.values()].includes(name);
      const slug = isSlug ? name : pickName('entry', name, slugs);
      return readJson(`${toFolder(product)}/${slug}.json`);
    },
    readHistory: (product) => readJson(`${toFolder(product)}/history.json`),
    readResource: (address) =>
      readText(pickName('resource', address, resources).slice(1)),
    openSearch: (language) =>
      openBuiltSearch(buildDir, pickName('language', language, toMap(languages))),
  };
}

function toMap(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name, name]));
}
