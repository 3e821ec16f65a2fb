import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import type { ChunkRecord } from '../../plugins/page-weight';

/** What a page loads, in bytes (texts with gzip at level 9), and what it holds. */
export interface PageWeight {
  htmlRaw: number;
  html: number;
  script: number;
  style: number;
  fonts: number;
  requests: number;
  /** Elements in the document, before anything is scrolled. */
  nodes: number;
  /** Bytes of each script, by its address without the leading slash. */
  scripts: Record<string, number>;
}

/** Resource types of the browser, by what counts them. */
const COUNTED = { script: 'script', stylesheet: 'style', font: 'fonts' } as const;

function isCounted(type: string): type is keyof typeof COUNTED {
  return type in COUNTED;
}

const getType = (response: Response) => response.request().resourceType();

/** Bytes of a response: texts with gzip, however the server sends them. */
async function weigh(response: Response) {
  const body = await response.body();
  return {
    raw: body.length,
    gzipped:
      getType(response) === 'font'
        ? body.length
        : gzipSync(body, { level: 9 }).length,
  };
}

async function weighResponses(responses: readonly Response[]) {
  const weight = { script: 0, style: 0, fonts: 0, html: 0, htmlRaw: 0 };
  const scripts: Record<string, number> = {};
  for (const response of responses.filter((one) => one.ok())) {
    const type = getType(response);
    if (type === 'document') {
      const { raw, gzipped } = await weigh(response);
      weight.htmlRaw += raw;
      weight.html += gzipped;
    } else if (isCounted(type)) {
      const { gzipped } = await weigh(response);
      weight[COUNTED[type]] += gzipped;
      if (type === 'script') {
        scripts[new URL(response.url()).pathname.slice(1)] = gzipped;
      }
    }
  }
  return { ...weight, scripts };
}

const countNodes = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('*').length);

/** Opens a page as a reader does who was never here, and does not scroll. */
export async function weighPage(
  browser: Browser,
  address: string,
): Promise<PageWeight> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(address, { waitUntil: 'networkidle' });
    return {
      ...(await weighResponses(responses)),
      requests: responses.length,
      nodes: await countNodes(page),
    };
  } finally {
    await context.close();
  }
}

/** Bytes of source of all scripts of a page, by the package or folder they come from. */
export function listOwners(
  scripts: PageWeight['scripts'],
  record: ChunkRecord,
): Record<string, number> {
  const owners: Record<string, number> = {};
  for (const script of Object.keys(scripts)) {
    // A language's record names its files without the language.
    const parts = record[script] ?? record[script.replace(/^[a-z-]+\//, '')] ?? {};
    for (const [owner, bytes] of Object.entries(parts)) {
      owners[owner] = (owners[owner] ?? 0) + bytes;
    }
  }
  return owners;
}
