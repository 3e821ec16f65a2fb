import { createPageContext } from '../createPageContext';

const createContext = createPageContext({
  locale: 'zh',
  t: (key) => key,
  toUrl: (route) => `/zh${route}`,
  permalinks: {
    Toolbar: '/x/api/data-grid/toolbar',
    'charts/Toolbar': '/x/api/charts/toolbar',
    Bars: '/x/api/charts/bars',
  },
  sidebars: {
    charts: [
      {
        type: 'category',
        label: 'Bars',
        collapsed: false,
        collapsible: true,
        items: [{ type: 'link', label: 'Bars', href: '/zh/x/react-charts/bars' }],
      },
    ],
  },
});

describe('createPageContext', () => {
  const context = createContext({
    product: 'charts',
    name: 'Bars',
    types: { Bar: 'type Bar = number', Toolbar: 'type Toolbar = string' },
  });

  it.each([
    ['Toolbar', '/zh/x/api/charts/toolbar'],
    ['Bar', '#type-Bar'],
    ['Bars', undefined],
    ['Other', undefined],
    ['constructor', undefined],
  ])('leads from %s to %s', (name, href) => {
    expect(context.findType(name)).toBe(href);
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
});
