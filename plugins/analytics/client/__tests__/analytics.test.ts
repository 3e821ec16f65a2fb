/** @jest-environment jsdom */
import { createClickAttributes } from '../../../../src/events/clickAttributes';
import { createPageView } from '../pageView';
import { readClick } from '../readClick';
import { toCommand } from '../start';
import { createFirstCommands, toScriptUrl, listTagCookies } from '../tag';
import { drawSession, VITALS_RATE, VITALS_STORAGE_NAME } from '../vitals';

describe('createPageView', () => {
  const origin = 'https://docs.example.com';
  for (const [pathname, rest] of [
    ['/', { page_location: `${origin}/` }],
    [
      '/zh/x/react-charts/bars/',
      {
        page_location: `${origin}/x/react-charts/bars`,
        product_id: 'charts',
        category_id: 'x',
      },
    ],
    [
      '/x/api/data-grid/data-grid',
      {
        page_location: `${origin}/x/api/data-grid/data-grid`,
        product_id: 'data-grid',
        category_id: 'x',
      },
    ],
    ['/x/migration', { page_location: `${origin}/x/migration`, category_id: 'x' }],
    ['/zh/production-error', { page_location: `${origin}/production-error` }],
  ] as const) {
    it(`files ${pathname}`, () => {
      expect(createPageView({ title: 'T', origin, pathname }, ['en', 'zh'])).toEqual(
        {
          page_title: 'T',
          ...rest,
        },
      );
    });
  }
});

describe('readClick', () => {
  function read(attributes: Record<string, string>) {
    const element = document.createElement('button');
    Object.entries(attributes).forEach(([name, value]) =>
      element.setAttribute(name, value),
    );
    const inner = element.appendChild(document.createElement('span'));
    return readClick(inner);
  }

  it('reads what createClickAttributes writes, from inside of the element', () => {
    expect(read({ ...createClickAttributes('demo', 'copy', 'Bars', 'b') })).toEqual({
      category: 'demo',
      action: 'copy',
      label: 'Bars',
      split: 'b',
    });
    expect(read({ ...createClickAttributes('search', 'open') })).toEqual({
      category: 'search',
      action: 'open',
    });
  });

  const uncounted: Record<string, string>[] = [
    {},
    { 'data-ga-event-category': 'demo' },
    { 'data-ga-event-category': 'demo', 'data-ga-event-action': 'yes' },
    { 'data-ga-event-category': 'other', 'data-ga-event-action': 'copy' },
  ];
  for (const attributes of uncounted) {
    it(`counts no click on ${JSON.stringify(attributes)}`, () => {
      expect(read(attributes)).toBeUndefined();
    });
  }

  it('counts no click on what is no element', () => {
    expect(readClick(document)).toBeUndefined();
    expect(readClick(null)).toBeUndefined();
  });
});

describe('the tag', () => {
  const now = new Date(0);

  it('has consent denied before anything else', () => {
    const [first, ...rest] = createFirstCommands({ id: 'G-A1' }, now);
    expect(first!.slice(0, 2)).toEqual(['consent', 'default']);
    expect(new Set(Object.values(first![2] as object))).toEqual(new Set(['denied']));
    expect(rest.map(([name]) => name)).toEqual(['consent', 'js', 'config']);
  });

  for (const [url, script, server] of [
    [undefined, 'https://www.googletagmanager.com/gtag/js?id=G-A1', undefined],
    [
      'https://tag.example.com',
      'https://tag.example.com/gtag/js?id=G-A1',
      'https://tag.example.com',
    ],
  ] as const) {
    it(`is loaded from ${script}, and sends to ${server ?? 'its own servers'}`, () => {
      expect(toScriptUrl({ id: 'G-A1', url })).toBe(script);
      expect(
        createFirstCommands({ id: 'G-A1', url }, now).at(-1)![2],
      ).toHaveProperty('send_page_view', false);
      expect(createFirstCommands({ id: 'G-A1', url }, now).at(-1)![2]).toEqual(
        server === undefined
          ? expect.not.objectContaining({ server_container_url: expect.anything() })
          : expect.objectContaining({ server_container_url: server }),
      );
    });
  }

  it('calls its cookies by the id', () => {
    expect(listTagCookies('G-ABC123')).toEqual(['_ga', '_ga_ABC123']);
  });

  it('gets an event by its category, with the rest as parameters', () => {
    expect(toCommand({ category: 'ad', action: 'click', label: 'kits' })).toEqual([
      'event',
      'ad',
      { action: 'click', label: 'kits' },
    ]);
  });
});

describe('drawSession', () => {
  beforeEach(() => sessionStorage.clear());

  it('measures one session in ten thousand', () => {
    expect(VITALS_RATE).toBe(0.0001);
  });

  for (const [random, drawn] of [
    [0, true],
    [0.000_099, true],
    [0.0001, false],
    [0.5, false],
  ] as const) {
    it(`${drawn ? 'measures' : 'leaves out'} a session that draws ${random}, on all its pages`, () => {
      expect(drawSession(() => random)).toBe(drawn);
      expect(drawSession(() => 1 - random)).toBe(drawn);
      expect(sessionStorage.getItem(VITALS_STORAGE_NAME)).toBe(drawn ? 'on' : 'off');
    });
  }
});
