import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parseDemoHash } from '../../../plugins/settings/common/hash';

const HTML_CACHE = new Map<string, string | undefined>();

/** The built file behind an address; undefined where a reader would get a 404. */
function readTarget(buildDir: string, pathname: string): string | undefined {
  if (!HTML_CACHE.has(pathname)) {
    const base = path.join(buildDir, decodeURIComponent(pathname));
    const file = [base, `${base}.html`, path.join(base, 'index.html')].find(
      (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
    );
    HTML_CACHE.set(pathname, file && fs.readFileSync(file, 'utf8'));
  }
  return HTML_CACHE.get(pathname);
}

/** Whether a built page has an attribute with this value; minified ones have no quotes. */
function hasAttribute(html: string, name: string, value: string): boolean {
  return [`${name}="${value}"`, `${name}=${value} `, `${name}=${value}>`].some(
    (text) => html.includes(text),
  );
}

/** Whether the built page itself links to an anchor of its own. */
function hasLinkTo(html: string, { pathname, hash }: URL): boolean {
  return [hash, `${pathname}${hash}`].some((href) =>
    hasAttribute(html, 'href', href),
  );
}

/**
 * Every link of the page, as rendered in the browser, leads to a built file and anchor, or
 * to an anchor of the page itself that is there by the same script as the link.
 */
export async function checkLinks(page: Page, buildDir: string): Promise<string[]> {
  const { hrefs, ids } = await page.evaluate(() => ({
    hrefs: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(
      ({ href }) => href,
    ),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }));
  const { origin, pathname } = new URL(page.url());
  return [...new Set(hrefs)].flatMap((href) => {
    const url = new URL(href);
    if (url.origin !== origin) {
      return ['https:', 'http:', 'mailto:'].includes(url.protocol)
        ? []
        : [`link to ${href}`];
    }
    const html = readTarget(buildDir, url.pathname);
    if (html === undefined) {
      return [`broken link to ${url.pathname}`];
    }
    const id =
      parseDemoHash(url.hash)?.demo ?? decodeURIComponent(url.hash.slice(1));
    const isByScript =
      url.pathname === pathname && ids.includes(id) && !hasLinkTo(html, url);
    return id === '' || isByScript || hasAttribute(html, 'id', id)
      ? []
      : [`broken anchor ${url.pathname}${url.hash}`];
  });
}
