import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { createPortalServer } from '../../plugins/hosting/server/createPortalServer';
import { expect, test as base, UNUSED_BROWSER } from './fixtures';
import { expectReady } from './openPage';

/*
 * No frame of a dark page is light. These tests fail where the mode is stamped in the body
 * alone, as Docusaurus does it: its script stands behind the style sheet and waits for it,
 * and between the sheet's arrival and the script the browser may paint what it has of the
 * body, without `data-theme` and so in light.
 */

const BUILD = 'build';
const DOCS = '/x/react-data-grid/column-definition';
const PAGES = [DOCS, '/'];

/** An address of the portal without any style sheet, to start from. */
const START = '/img/mark.svg';

/** What the browser may paint in between differs from one load to the next. */
const LOADS = 5;

/** A document in light, which no other color of the portal looks like. */
const MARK = `
html[data-theme='light'], html:not([data-theme]) {
  background: rgb(255, 0, 255) !important;
}`;

/** Serves the build with the mark in its style sheets, which browsers keep as ever. */
async function serveMarked(): Promise<http.Server> {
  const portal = createPortalServer(BUILD);
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    if (!pathname.endsWith('.css')) {
      portal.emit('request', request, response);
      return;
    }
    response
      .writeHead(200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .end(fs.readFileSync(path.join(BUILD, pathname), 'utf8') + MARK);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

const test = base.extend<{ origin: string }>({
  /** Of the marked portal. */
  origin: async ({ serviceOrigins }, provide) => {
    const server = await serveMarked();
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    serviceOrigins.add(origin);
    await provide(origin);
    server.closeAllConnections();
    server.close();
  },
});

test.use(UNUSED_BROWSER);

/** Loads a page on a slow machine; resolves to its frames, as data of PNG images. */
async function recordLoad(
  page: Page,
  session: CDPSession,
  address: string,
): Promise<string[]> {
  const frames: string[] = [];
  const keep = ({ data, sessionId }: { data: string; sessionId: number }) => {
    frames.push(data);
    // A page that is gone in the meantime wants no answer.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  };
  session.on('Page.screencastFrame', keep);
  await session.send('Page.startScreencast', {
    format: 'png',
    maxWidth: 320,
    maxHeight: 240,
    everyNthFrame: 1,
  });
  await page.goto(address);
  await expectReady(page, 30_000);
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  await session.send('Page.stopScreencast');
  session.off('Page.screencastFrame', keep);
  return frames;
}

/** How many of the frames show the mark. */
async function countMarked(page: Page, frames: string[]): Promise<number> {
  const reader = await page.context().newPage();
  const marked = await reader.evaluate(async (all) => {
    const hasMark = async (data: string) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data: colors } = context.getImageData(
        0,
        0,
        canvas.width,
        canvas.height,
      );
      let pixels = 0;
      for (let at = 0; at < colors.length; at += 4) {
        const [red, green, blue] = colors.subarray(at, at + 3);
        pixels += Number(red! > 230 && green! < 30 && blue! > 230);
      }
      // More than the edge of a picture can have.
      return pixels > colors.length / 4 / 100;
    };
    let count = 0;
    for (const data of all) {
      count += Number(await hasMark(data));
    }
    return count;
  }, frames);
  await reader.close();
  return marked;
}

interface Mode {
  system: 'light' | 'dark';
  stored?: 'dark';
}

/** Goes to where no style sheet is, with the mode set and the machine slowed down. */
async function prepare(
  page: Page,
  origin: string,
  { system, stored }: Mode,
): Promise<CDPSession> {
  await page.emulateMedia({ colorScheme: system });
  await page.goto(origin + START);
  if (stored !== undefined) {
    await page.evaluate((mode) => localStorage.setItem('mui-mode', mode), stored);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return session;
}

const MODES: [name: string, mode: Mode][] = [
  ['a dark system', { system: 'dark' }],
  ['dark stored on a light system', { system: 'light', stored: 'dark' }],
];

for (const address of PAGES) {
  for (const [name, mode] of MODES) {
    test(`${address} has no light frame: ${name}`, async ({ page, origin }) => {
      test.slow();
      const session = await prepare(page, origin, mode);
      const frames: string[] = [];
      // The first load fetches the style sheet, the others have it in the cache.
      for (let load = 0; load < LOADS; load += 1) {
        frames.push(...(await recordLoad(page, session, origin + address)));
        await page.goto(origin + START);
      }
      expect(await countMarked(page, frames)).toBe(0);
    });

    test(`${address} has its mode before its style sheet: ${name}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: mode.system });
      await page.addInitScript((stored) => {
        if (stored !== undefined) {
          localStorage.setItem('mui-mode', stored);
        }
        new MutationObserver((_, observer) => {
          if (document.querySelector('link[rel="stylesheet"]') !== null) {
            observer.disconnect();
            const { theme, themeChoice } = document.documentElement.dataset;
            Object.assign(window, { early: [theme, themeChoice] });
          }
        }).observe(document, { childList: true, subtree: true });
      }, mode.stored);
      await page.goto(address);
      expect(
        await page.evaluate(() => (window as never as { early: string[] }).early),
      ).toEqual(['dark', mode.stored ?? 'system']);
    });
  }
}

test('a light page shows the mark, or its absence would say nothing', async ({
  page,
  origin,
}) => {
  test.slow();
  const session = await prepare(page, origin, { system: 'light' });
  const frames = await recordLoad(page, session, origin + DOCS);
  expect(await countMarked(page, frames)).toBeGreaterThan(0);
});

test('a mode of a link holds from the first frame, over the stored one', async ({
  page,
  origin,
}) => {
  test.slow();
  const session = await prepare(page, origin, { system: 'light' });
  const frames = await recordLoad(page, session, `${origin}${DOCS}?mode=dark`);
  expect(await countMarked(page, frames)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
});
