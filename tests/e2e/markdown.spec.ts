import fs from 'node:fs';
import type { Code, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { APIRequestContext, Page } from '@playwright/test';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from './fixtures';

/** The Markdown of every page, as another program gets it, held against the page. */

const BUILD = 'build';

/** Pages that one test looks at: few enough for its time, many enough for its start. */
const GROUP_SIZE = 60;

/** Links of a list that are asked for at once. */
const REQUESTS = 20;

interface Heading {
  depth: number;
  text: string;
}

/** What of a page its Markdown has to have. */
interface PageContent {
  headings: Heading[];
  /** The files of all demos. */
  demoCode: string[];
  /** Where the page says that its Markdown is. */
  alternate: string | null;
}

const processor = unified().use(remarkParse).use(remarkGfm);

function listFiles(extension: string): string[] {
  return fs
    .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => `/${file}`)
    .sort();
}

function toPagePath(address: string): string {
  return address.replace(/\/index\.md$/, '/').replace(/\.md$/, '');
}

/** Some white space is collapsed on the way, some is not to be seen. */
function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Reads a page's document in the browser, without running or loading anything of it. */
async function readPage(page: Page, html: string): Promise<PageContent> {
  const content = await page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'text/html');
    const article =
      root.querySelector('.theme-doc-markdown') ?? root.querySelector('main')!;
    const demoCode = [...article.querySelectorAll('[data-demo] details > pre')].map(
      (code) => code.textContent,
    );
    article
      .querySelectorAll('[data-demo], [role="group"]')
      .forEach((part) => part.remove());
    return {
      headings: [...article.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
        (heading) => {
          heading
            .querySelectorAll('.hash-link, [data-plan][title], [data-status][title]')
            .forEach((part) => part.remove());
          return {
            depth: Number(heading.tagName.slice(1)),
            text: heading.textContent,
          };
        },
      ),
      demoCode,
      alternate:
        root
          .querySelector('link[rel="alternate"][type="text/markdown"]')
          ?.getAttribute('href') ?? null,
    };
  }, html);
  return {
    ...content,
    headings: content.headings.map(({ depth, text }) => ({
      depth,
      text: normalize(text),
    })),
  };
}

function collect<T>(tree: Root, read: (node: Nodes) => T[]): T[] {
  const found: T[] = [];
  visit(tree, (node) => {
    found.push(...read(node));
  });
  return found;
}

/** What is wrong with a Markdown text by itself: not resolved, or for its place only. */
function listFaults(tree: Root): string[] {
  return collect(tree, (node) => {
    if (node.type === 'html') {
      return [`has HTML: ${node.value}`];
    }
    if (
      (node.type === 'link' ||
        node.type === 'image' ||
        node.type === 'definition') &&
      !/^(?:https?|mailto):/.test(node.url)
    ) {
      return [`has a relative address: ${node.url}`];
    }
    return node.type === 'text' && /```/.test(node.value)
      ? [`has an open fence: ${node.value}`]
      : [];
  });
}

async function checkPage(address: string, page: Page, request: APIRequestContext) {
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(
    await response.text(),
  )!;
  const tree = processor.parse(body);
  const expected = await readPage(
    page,
    await (await request.get(toPagePath(address))).text(),
  );
  const codes = collect(tree, (node) =>
    node.type === 'code' ? [node as Code] : [],
  );
  expect({
    headings: collect(tree, (node) =>
      node.type === 'heading'
        ? [{ depth: node.depth, text: normalize(toString(node)) }]
        : [],
    ),
    faults: listFaults(tree),
    missingCode: expected.demoCode.filter(
      (code) => !codes.some(({ value }) => value === code),
    ),
    alternate: expected.alternate && new URL(expected.alternate).pathname,
    title: JSON.parse(/^title: (.*)$/m.exec(head)![1]!) as string,
  }).toEqual({
    headings: expected.headings,
    faults: [],
    missingCode: [],
    alternate: address,
    title: expected.headings[0]!.text,
  });
}

const addresses = listFiles('.md');

test('every page that search engines may list is there as Markdown', () => {
  const routes = ['sitemap.xml', 'zh/sitemap.xml'].flatMap((file) =>
    [...fs.readFileSync(`${BUILD}/${file}`, 'utf8').matchAll(/<loc>([^<]+)</g)].map(
      ([, url]) => new URL(url!).pathname,
    ),
  );
  expect(new Set(addresses.map(toPagePath))).toEqual(
    new Set(routes.map((route) => (route === '/zh' ? '/zh/' : route))),
  );
});

for (let start = 0; start < addresses.length; start += GROUP_SIZE) {
  const group = addresses.slice(start, start + GROUP_SIZE);
  test(`the Markdown of ${group.length} pages from ${group[0]} on says what they say`, async ({
    page,
    request,
  }) => {
    for (const address of group) {
      await test.step(address, () => checkPage(address, page, request));
    }
  });
}

for (const list of listFiles('llms.txt')) {
  test(`all links of ${list} lead somewhere`, async ({ request }) => {
    const response = await request.get(list);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const tree = processor.parse(await response.text());
    const links = collect(tree, (node) =>
      node.type === 'link' ? [new URL(node.url).pathname] : [],
    );
    expect(links.length).toBeGreaterThan(5);
    const lost: string[] = [];
    for (let start = 0; start < links.length; start += REQUESTS) {
      await Promise.all(
        links.slice(start, start + REQUESTS).map(async (link) => {
          if ((await request.head(link)).status() !== 200) {
            lost.push(link);
          }
        }),
      );
    }
    expect(lost).toEqual([]);
  });
}

test.describe('what a reader takes along', () => {
  const ROUTE = '/x/react-charts/quickstart';

  for (const route of [ROUTE, '/x/api/charts/bar-plot']) {
    test(`the Markdown of ${route} is copied`, async ({
      page,
      context,
      request,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(route);
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await (await request.get(`${route}.md`)).text(),
      );
      await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
    });
  }

  test('a copy that fails leaves a link to the text', async ({ page }) => {
    await page.goto(ROUTE);
    // A server that answers every address with a page.
    await page.route(`**${ROUTE}.md`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>a page</p>' }),
    );
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Open as Markdown' }),
    ).toHaveAttribute('href', `${ROUTE}.md`);
    await page.unroute(`**${ROUTE}.md`);
    await page.getByRole('button', { name: 'Copy failed' }).click();
    await expect(page.getByRole('link', { name: 'Open as Markdown' })).toBeHidden();
  });

  test('an assistant gets the page’s address, by the reader’s click alone', async ({
    page,
  }) => {
    await page.goto(`/zh${ROUTE}`);
    await page.getByRole('button', { name: '更多操作' }).click();
    const link = page.getByRole('link', { name: /在 Claude 中打开/ });
    await expect(link).toHaveAttribute('target', '_blank');
    const { origin, searchParams } = new URL((await link.getAttribute('href'))!);
    expect(origin).toBe('https://claude.ai');
    expect(searchParams.get('q')).toMatch(
      new RegExp(`https://[^/]+/zh${ROUTE}\\.md`),
    );
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu leads to the Markdown', async ({ page }) => {
      await page.goto(ROUTE);
      await page
        .getByRole('button', { name: 'More ways to take the page along' })
        .focus();
      await page.getByRole('link', { name: 'View as Markdown' }).click();
      await expect(page).toHaveURL(new RegExp(`${ROUTE}\\.md$`));
    });
  });
});
