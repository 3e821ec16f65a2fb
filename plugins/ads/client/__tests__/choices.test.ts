/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { en } from '../../labels';
import { listKeys } from '../../../../src/i18n/listKeys';
import { connectEvents, dropEvents } from '../../../../src/events/sendEvent';
import { chooseSource } from '../chooseSource';
import { IN_HOUSE_ADS, pickInHouseAd } from '../inHouseAds';
import { isBot } from '../isBot';
import { reducesData } from '../reducesData';
import { provideAdEvents, sendAdEvent } from '../reportAd';
import { AD_SHAPE_STORAGE_NAME, getSessionShape } from '../sessionShape';

const FEED = 'https://ads.example.org/feed.json';
const SCRIPT = 'https://ads.example.org/ads.js';

describe('the third party that is asked', () => {
  const yes = { consented: true, reducedData: false };
  for (const [name, services, rest, expected] of [
    ['is none without services', {}, yes, undefined],
    ['is the feed', { adFeedUrl: FEED }, yes, FEED],
    ['is the script', { adScriptUrl: SCRIPT }, yes, SCRIPT],
    [
      'is none without consent',
      { adFeedUrl: FEED },
      { ...yes, consented: false },
      undefined,
    ],
    [
      'is none where data is reduced',
      { adFeedUrl: FEED },
      { ...yes, reducedData: true },
      undefined,
    ],
  ] as const) {
    it(name, () => {
      for (const shape of ['image', 'inline'] as const) {
        expect(chooseSource({ services, ...rest, shape })?.url).toBe(expected);
      }
    });
  }

  it('is the script for pictures and the feed for text where both are there', () => {
    const services = { adFeedUrl: FEED, adScriptUrl: SCRIPT };
    const choose = (shape: 'image' | 'inline') =>
      chooseSource({ services, ...yes, shape })?.kind;
    expect([choose('image'), choose('inline')]).toEqual(['script', 'feed']);
  });
});

describe('the in-house ads', () => {
  it('are five, each with a name, a description, a link and a label of its own', () => {
    const keys = listKeys(en);
    expect(IN_HOUSE_ADS).toHaveLength(5);
    expect(new Set(IN_HOUSE_ADS.map(({ label }) => label)).size).toBe(5);
    for (const { nameKey, descriptionKey, link } of IN_HOUSE_ADS) {
      expect(keys).toEqual(expect.arrayContaining([nameKey, descriptionKey]));
      expect(new URL(link).protocol).toBe('https:');
    }
  });

  it.each(IN_HOUSE_ADS.map(({ img }) => img))(
    'has a picture of 130 by 100 at %s',
    (img) => {
      const file = path.join(__dirname, '../../../../static', img);
      expect(fs.readFileSync(file, 'utf8')).toMatch(
        /^<svg [^>]*width="130" height="100"/,
      );
    },
  );

  it.each([
    [0, 0],
    [0.199, 0],
    [0.2, 1],
    [0.5, 2],
    [0.999, 4],
  ])('draw %d is number %i', (draw, index) => {
    expect(pickInHouseAd(() => draw)).toBe(IN_HOUSE_ADS[index]);
  });
});

describe('the shape of a visit’s ads', () => {
  beforeEach(() => window.sessionStorage.clear());

  it.each([
    [0, 'inline'],
    [0.199, 'inline'],
    [0.2, 'image'],
    [0.999, 'image'],
  ])('is for the draw %d %s, and stays', (draw, shape) => {
    expect(getSessionShape(() => draw)).toBe(shape);
    expect(getSessionShape(() => 1 - draw)).toBe(shape);
    expect(window.sessionStorage.getItem(AD_SHAPE_STORAGE_NAME)).toBe(shape);
  });

  it('is drawn anew where something else is stored', () => {
    window.sessionStorage.setItem(AD_SHAPE_STORAGE_NAME, 'round');
    expect(getSessionShape(() => 0)).toBe('inline');
  });
});

describe('displays', () => {
  it('are told for a draw below 0.1 only', () => {
    const labels: (string | undefined)[] = [];
    connectEvents(({ label }) => labels.push(label));
    [0, 0.099, 0.1, 0.5, 0.999].forEach((draw) =>
      sendAdEvent('display', `draw ${draw}`, () => draw),
    );
    dropEvents();
    expect(labels).toEqual(['draw 0', 'draw 0.099']);
  });
});

describe('the function for scripts of operators', () => {
  it('tells of clicks and crashes, and warns of a wrong call', () => {
    const events: unknown[] = [];
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    connectEvents((event) => events.push(event));
    provideAdEvents();
    window.sendAdEvent!('click', 'a'.repeat(200));
    window.sendAdEvent!('crash', 'banner');
    expect(events).toEqual([
      { category: 'ad', action: 'click', label: 'a'.repeat(100) },
      { category: 'ad', action: 'crash', label: 'banner' },
    ]);
    const send = window.sendAdEvent as (...values: unknown[]) => void;
    for (const values of [[], ['open', 'banner'], ['click'], ['click', {}]]) {
      expect(() => send(...values)).not.toThrow();
    }
    expect(events).toHaveLength(2);
    expect(warn).toHaveBeenCalledTimes(4);
    expect(warn).toHaveBeenCalledWith(
      'sendAdEvent takes one of display, click, crash, and a text that names the ad.',
    );
    dropEvents();
    warn.mockRestore();
  });
});

describe('a user agent', () => {
  for (const [name, agent, bot] of [
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1)', true],
    [
      'a search engine’s inspection',
      'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
      true,
    ],
    ['a messenger', 'WhatsApp/2.23.20.0', true],
    ['bingbot', 'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0)', true],
    ['a crawler', 'Acme-Crawler/1.0', true],
    ['Baiduspider', 'Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
    ['a link preview', 'facebookexternalhit/1.1', true],
    ['Lighthouse', 'Mozilla/5.0 Chrome/130.0 Chrome-Lighthouse', true],
    ['Chrome', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0 Safari/537.36', false],
    ['a browser under test', 'Mozilla/5.0 HeadlessChrome/147.0.0.0', false],
    ['a phone by Cubot', 'Mozilla/5.0 (Linux; Android 13; CUBOT X30) Chrome', false],
    ['nothing', '', false],
  ] as const) {
    it(`of ${name} is ${bot ? 'a' : 'no'} bot’s`, () => {
      expect(isBot(agent)).toBe(bot);
    });
  }
});

describe('data', () => {
  for (const [saveData, prefers, reduced] of [
    [undefined, false, false],
    [false, false, false],
    [true, false, true],
    [undefined, true, true],
  ] as const) {
    it(`is ${reduced ? '' : 'not '}reduced with Save-Data ${saveData} and a wish of ${prefers}`, () => {
      Object.defineProperty(window.navigator, 'connection', {
        value: saveData === undefined ? undefined : { saveData },
        configurable: true,
      });
      window.matchMedia = (query) =>
        ({
          matches: prefers && query === '(prefers-reduced-data: reduce)',
        }) as MediaQueryList;
      expect(reducesData()).toBe(reduced);
    });
  }
});
