import type { Page } from '@playwright/test';
import { localizePath, parsePath } from '../../../src/utils/paths';

const HTML_LANG = { en: 'en', zh: 'zh-CN', pt: 'pt' };

async function readHead(page: Page) {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map(
        (element) => element.getAttribute(name) ?? '',
      );
    return {
      lang: document.documentElement.lang,
      title: document.title,
      headings: [...document.querySelectorAll('h1')].map((h1) => h1.textContent),
      descriptions: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      alternates: attribute('link[rel="alternate"][hreflang]', 'href'),
      robots: attribute('meta[name="robots"]', 'content'),
    };
  });
}

/** One h1, a title, one description, the right language, canonical and alternate links. */
export async function checkMetadata(page: Page, route: string): Promise<string[]> {
  const { language, canonical } = parsePath(route);
  const head = await readHead(page);
  const toPaths = (urls: string[]) =>
    urls.map((url) => parsePath(new URL(url).pathname));
  const faults: string[] = [];
  const expectThat = (holds: boolean, fault: string) => {
    if (!holds) {
      faults.push(fault);
    }
  };
  expectThat(head.lang === HTML_LANG[language], `lang is ${head.lang}`);
  expectThat(head.headings.length === 1, `${head.headings.length} h1 elements`);
  expectThat(/\S+ \| Crosshatch$/.test(head.title), `title is "${head.title}"`);
  expectThat(
    head.descriptions.length === 1 && head.descriptions[0]!.length > 20,
    `descriptions are ${JSON.stringify(head.descriptions)}`,
  );
  expectThat(
    head.canonical.length === 1 &&
      new URL(head.canonical[0]!).pathname === localizePath(canonical, language),
    `canonical link is ${head.canonical}`,
  );
  expectThat(
    ['en', 'zh'].every((other) =>
      toPaths(head.alternates).some(
        (path) => path.language === other && path.canonical === canonical,
      ),
    ),
    `alternate links are ${head.alternates}`,
  );
  expectThat(head.robots.length === 0, `robots are told ${head.robots}`);
  return faults;
}
