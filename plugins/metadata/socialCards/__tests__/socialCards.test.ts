import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { loadPortalConfig } from '../../../../config/portal';
import { openBuiltSite } from '../../../../src/node/openBuiltSite';
import { readPageHead } from '../../../../src/node/readPageHead';
import { openCardCache } from '../cardCache';
import { createCard } from '../createCard';
import { getTitleSize } from '../createCardElement';
import { createFingerprint } from '../createFingerprint';
import { drawCard } from '../drawCard';
import { encodePng } from '../encodePng';
import { loadFonts } from '../loadFonts';
import { createSocialCardsStep } from '..';
import type { Card } from '../types';

const SITE_DIR = path.join(__dirname, '../../../..');

const CARD: Card = {
  route: '/x/react-charts',
  language: 'en',
  title: 'Charts',
  description: 'Which chart suits your data.',
};

const CHINESE: Card = {
  ...CARD,
  route: '/zh/x/react-charts',
  language: 'zh',
  title: '图表',
  description: '哪种图表适合你的数据。',
};

const folder = createTestFolder();

/** Width, height, number of colors and the first pixel of a PNG with a palette. */
function readPng(png: Buffer) {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(zlib.crc32(body));
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
  }
  const header = chunks.get('IHDR')!;
  const palette = chunks.get('PLTE')!;
  const width = header.readUInt32BE(0);
  const rows = zlib.inflateSync(chunks.get('IDAT')!);
  return {
    width,
    height: header.readUInt32BE(4),
    colors: palette.length / 3,
    getPixel: (x: number, y: number) => {
      const place = rows[y * (width + 1) + 1 + x]! * 3;
      return [...palette.subarray(place, place + 3)];
    },
  };
}

describe('a PNG', () => {
  it('keeps its pixels', async () => {
    const data = Uint8Array.from([
      255, 255, 255, 255, 0, 0, 0, 255, 0, 105, 111, 255, 255, 255, 255, 255,
    ]);
    const png = readPng(await encodePng({ width: 2, height: 2, data }));
    expect([png.width, png.height, png.colors]).toEqual([2, 2, 3]);
    expect(png.getPixel(0, 0)).toEqual([255, 255, 255]);
    expect(png.getPixel(1, 0)).toEqual([0, 0, 0]);
    const [red, green, blue] = png.getPixel(0, 1);
    expect(
      Math.abs(red! - 0) + Math.abs(green! - 105) + Math.abs(blue! - 111),
    ).toBeLessThan(8);
  });

  it('refuses a photograph', async () => {
    let state = 1;
    const data = new Uint8Array(64 * 64 * 4).map(() => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    });
    await expect(encodePng({ width: 64, height: 64, data })).rejects.toThrow(
      'more than 256 colors',
    );
  });
});

it.each([
  ['Charts', 84],
  ['Data grids, dates, charts and trees for React', 68],
  ['GridChartsIntegrationContextProvider API', 44],
  ['日期选择器', 84],
  ['从 v7 迁移到 v8：Data Grid 的改动与升级步骤', 68],
])('the title "%s" is written in %i pixels', (title, size) => {
  expect(getTitleSize(title)).toBe(size);
});

describe('the fonts', () => {
  it('of an English card are Latin ones', () => {
    const names = loadFonts(SITE_DIR, [CARD]).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['Inter latin']));
  });

  it('of a Chinese card have the few files whose characters occur', () => {
    const names = loadFonts(SITE_DIR, [CHINESE]).map(({ name }) => name);
    const chinese = names.filter((name) => name.startsWith('Noto'));
    expect(chinese.length).toBeGreaterThan(0);
    expect(chinese.length).toBeLessThan(20);
  });
});

describe('drawing', () => {
  it.each([
    ['English', CARD],
    ['Chinese', CHINESE],
  ])('makes an %s card of the size that pages name', async (_, card) => {
    const png = await drawCard(card, loadFonts(SITE_DIR, [card]));
    const { width, height, getPixel } = readPng(png);
    expect([width, height]).toEqual([1200, 630]);
    expect(getPixel(600, 20)).toEqual([255, 255, 255]);
    expect(png.length).toBeLessThan(30_000);
  });

  it('names the page and each character that no font has', async () => {
    const card = { ...CARD, title: 'Smile 🙂' };
    await expect(drawCard(card, loadFonts(SITE_DIR, [card]))).rejects.toThrow(
      '/x/react-charts: no font of the cards has "🙂" (U+1F642).',
    );
  });
});

it('a card says what the page says', () => {
  const article = {
    '@type': 'TechArticle',
    headline: 'Bars',
    about: { name: 'MUI X Charts' },
  };
  const head =
    readPageHead(`<head><title>Bars | Crosshatch</title><meta name=description content="Draw bars.">
    <script type=application/ld+json>${JSON.stringify(article)}</script></head>
    <header><h1>Bars</h1><a data-plan=pro>Pro</a></header>`);
  expect(createCard({ route: '/x/bars', language: 'en', file: '' }, head)).toEqual({
    route: '/x/bars',
    language: 'en',
    title: 'Bars',
    description: 'Draw bars.',
    product: 'MUI X Charts',
    plan: 'pro',
  });
});

it('a card of a page without an article has the title without the portal’s name', () => {
  const head = readPageHead('<head><title>A | B | Crosshatch</title></head>');
  expect(createCard({ route: '/', language: 'en', file: '' }, head).title).toBe(
    'A | B',
  );
});

describe('the cache', () => {
  const png = Buffer.from('png');

  it('has a card until something of it, or the drawing, changes', () => {
    const cache = openCardCache(folder.dir, 'one');
    cache.set(CARD, png);
    expect(cache.get({ ...CARD, route: '/x/moved' })).toEqual(png);
    expect(cache.get({ ...CARD, title: 'Other' })).toBeUndefined();
    expect(cache.get({ ...CARD, plan: 'pro' })).toBeUndefined();
    expect(openCardCache(folder.dir, 'two').get(CARD)).toBeUndefined();
  });

  it('forgets what nobody asked for', () => {
    openCardCache(folder.dir, 'one').set(CARD, png);
    const later = openCardCache(folder.dir, 'one');
    later.set(CHINESE, png);
    later.prune();
    expect(fs.readdirSync(folder.dir)).toHaveLength(1);
    expect(later.get(CHINESE)).toEqual(png);
  });
});

it('the fingerprint follows the code of the drawing and nothing else', () => {
  expect(createFingerprint(SITE_DIR)).toBe(createFingerprint(SITE_DIR));
});

describe('the step', () => {
  const page = (title: string, extra = '') =>
    `<!doctype html><html><head><title>${title} | Crosshatch</title><meta name=description content="A page.">${extra}</head><h1>${title}</h1>`;

  const run = () => {
    const step = createSocialCardsStep(path.join(folder.dir, 'cache'));
    return step.run(
      openBuiltSite(path.join(folder.dir, 'build'), SITE_DIR, loadPortalConfig({})),
    );
  };

  it('draws the card of each page that is listed, once', async () => {
    folder.write('build/index.html', page('Home'));
    folder.write('build/zh/index.html', page('首页'));
    folder.write(
      'build/playground.html',
      page('Demo', '<meta name=robots content=noindex>'),
    );
    expect(await run()).toBe('2 cards, 2 of them drawn anew');
    expect(fs.readdirSync(path.join(folder.dir, 'build/social/zh'))).toEqual([
      'index.png',
    ]);
    fs.rmSync(path.join(folder.dir, 'build/social'), { recursive: true });
    expect(await run()).toBe('2 cards, 0 of them drawn anew');
    expect(fs.existsSync(path.join(folder.dir, 'build/social/en/index.png'))).toBe(
      true,
    );
  });

  it('names every page whose card can’t be drawn', async () => {
    folder.write('build/index.html', page('Home 🙂'));
    folder.write('build/zh/index.html', page('首页 🙃'));
    await expect(run()).rejects.toThrow(/- \/: .+🙂[^]+- \/zh\/: .+🙃/);
  });
});
