import fs from 'node:fs';
import path from 'node:path';

/** A page of the API reference in the built files, in any language. */
const API_PAGE = /^(?:\/zh)?\/x\/api(?:\/|$)/;
const LINK = /<a\b[^>]*?\shref=(?:"([^"]*)"|([^\s">]+))/g;
const ID = /\sid=(?:"([^"]*)"|([^\s">]+))/g;

function findAll(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, quoted, bare]) =>
    (quoted ?? bare ?? '').replaceAll('&amp;', '&'),
  );
}

/** Reads the ids of a built page once, none of a file; undefined where there is neither. */
function createIdReader(
  buildDir: string,
): (pathname: string) => ReadonlySet<string> | undefined {
  const cache = new Map<string, ReadonlySet<string> | undefined>();
  return (pathname) => {
    if (!cache.has(pathname)) {
      const file = path.join(buildDir, pathname);
      const page = `${file}.html`;
      cache.set(
        pathname,
        fs.existsSync(page)
          ? new Set(findAll(fs.readFileSync(page, 'utf8'), ID))
          : path.extname(file) !== '' && fs.existsSync(file)
            ? new Set()
            : undefined,
      );
    }
    return cache.get(pathname);
  };
}

/**
 * Links of the built pages to pages of the API reference and their members that lead
 * nowhere. It reads every file, where the crawl of `npm test` visits a sample.
 *
 * @param buildDir the folder of the production build
 * @returns how many links there are, and a sentence for each broken one
 */
export function checkMemberLinks(buildDir: string): {
  count: number;
  faults: string[];
} {
  const readIds = createIdReader(buildDir);
  const pages = fs
    .readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.split(path.sep).join('/').slice(0, -'.html'.length)}`);
  let count = 0;
  const faults = pages.flatMap((page) => {
    const html = fs.readFileSync(path.join(buildDir, `${page}.html`), 'utf8');
    const targets = [...new Set(findAll(html, LINK))]
      .map((href) => new URL(href, `http://build${page}`))
      .filter(({ host, pathname }) => host === 'build' && API_PAGE.test(pathname));
    count += targets.length;
    return targets.flatMap(({ pathname, hash }) => {
      const ids = readIds(pathname);
      const id = decodeURIComponent(hash.slice(1));
      if (ids === undefined) {
        return [`${page}: there is no page ${pathname}`];
      }
      return id === '' || ids.has(id) ? [] : [`${page}: ${pathname} has no #${id}`];
    });
  });
  return { count, faults };
}
