import {
  createEntry,
  createMember,
  createRecord,
} from '../../history/__tests__/createRecord';
import { toTypeRoute } from '../../common/typeAddress';
import type { ApiType } from '../../types';
import { createPageContext } from '../createPageContext';

const TYPE: ApiType = {
  name: 'Bar',
  plan: 'community',
  description: '',
  members: [],
};

const EMPTY = { history: createRecord(), installed: '8.10.1' };

const RECORD = createRecord(
  createEntry([createMember('size', { from: '8.9.4' })]),
  createEntry([{ kind: 'event', name: 'barClick', states: [{ from: '8.2.0' }] }], {
    kind: 'events',
    name: 'events',
  }),
  createEntry([], {
    name: 'Lines',
    states: [{ from: '8.2.0', plan: 'community' }],
  }),
);

const createContext = createPageContext({
  locale: 'zh',
  t: (key) => key,
  toUrl: (route) => `/zh${route}`,
  permalinks: {
    Toolbar: '/x/api/data-grid/toolbar',
    'charts/Toolbar': '/x/api/charts/toolbar',
    Bars: '/x/api/charts/bars',
  },
  histories: {
    'data-grid': EMPTY,
    'date-pickers': EMPTY,
    charts: { history: RECORD, installed: '8.10.1' },
    'tree-view': EMPTY,
  },
  types: {
    'data-grid': {},
    'date-pickers': {},
    charts: { Bar: TYPE, Bars: TYPE, Toolbar: TYPE, Axis: TYPE, 'Axis-2': TYPE },
    'tree-view': {},
  },
  snippets: new Map([['Bars', new Map([['series', { code: '<Bars />' }]])]]),
  sidebars: {
    charts: [
      {
        type: 'category',
        label: 'Bars',
        collapsed: false,
        collapsible: true,
        // As the docs plugin writes the address of an `index.mdx`.
        items: [{ type: 'link', label: 'Bars', href: '/zh/x/react-charts/bars/' }],
      },
    ],
  },
});

describe('createPageContext', () => {
  const context = createContext({
    product: 'charts',
    name: 'Bars',
    links: { Axis: 'Axis-2' },
  });

  it.each([
    ['Toolbar', '/zh/x/api/charts/toolbar'],
    ['Bar', `/zh${toTypeRoute('charts', 'Bar')}#type-Bar`],
    ['Axis', `/zh${toTypeRoute('charts', 'Axis-2')}#type-Axis-2`],
    ['Bars', undefined],
    ['Other', undefined],
    ['constructor', undefined],
  ])('leads from %s to %s', (name, href) => {
    expect(context.findType(name)).toBe(href);
  });

  it.each([
    ['Toolbar', 'Toolbar'],
    ['Axis', 'Axis-2'],
    ['Bars', undefined],
    ['constructor', undefined],
  ])('opens for %s the type %s', (name, key) => {
    expect(context.findKey(name)).toBe(key);
  });

  it('prefers the page of the product', () => {
    const { findType } = createContext({ product: 'data-grid' });
    expect(findType('Toolbar')).toBe('/zh/x/api/data-grid/toolbar');
  });

  it.each([
    ['/x/react-charts/bars/', '/zh/x/react-charts/bars'],
    ['/x/api/charts/bars', '/zh/x/api/charts/bars'],
    ['/x/react-charts/pie/', undefined],
  ])('knows the portal’s own page of %s: %s', (pathname, url) => {
    expect(context.findUpstreamPage(pathname)).toBe(url);
  });

  it('reads the record of the page, of a catalogue by its kind', () => {
    const page = createContext({
      product: 'charts',
      kind: 'component',
      name: 'Bars',
    });
    expect(page.history.getMarks('props', 'size')).toEqual({
      since: { from: '8.9.4' },
    });
    const events = createContext({ product: 'charts', kind: 'events' });
    expect(events.history.getMarks('events', 'barClick').since?.from).toBe('8.2.0');
  });

  it('reads of an index what became of the entries', () => {
    const { history } = createContext({ product: 'charts' });
    expect(history.past.map(({ from }) => from)).toEqual(['8.2.0']);
    expect(history.getEntryMarks('component', 'Lines').since?.from).toBe('8.2.0');
  });
});

describe('findSnippet', () => {
  it('finds code for the props of a component that has some', () => {
    const bars = createContext({
      product: 'charts',
      kind: 'component',
      name: 'Bars',
    });
    expect(bars.findSnippet('series')).toBe(
      '/zh/x/api/charts/snippets/bars#snippet-series',
    );
    expect(bars.findSnippet('colors')).toBeUndefined();
    const lines = createContext({
      product: 'charts',
      kind: 'component',
      name: 'Lines',
    });
    expect(lines.findSnippet('series')).toBeUndefined();
  });
});
