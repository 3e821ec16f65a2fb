import { getProduct, isNeverTranslated, localizePath, parsePath } from '../paths';

describe('parsePath', () => {
  it.each([
    ['/', 'en', '/', '/'],
    ['/zh', 'zh', '/', '/'],
    ['/zh/', 'zh', '/', '/'],
    ['/pt/x', 'pt', '/x', '/x'],
    [
      '/zh/x/react-charts/bars/',
      'zh',
      '/x/react-charts/bars',
      '/x/react-charts/bars',
    ],
    ['/en/x/introduction', 'en', '/x/introduction', '/x/introduction'],
    ['/zhx/foo/', 'en', '/zhx/foo', '/zhx/foo'],
    [
      '/x/react-data-grid/?a=1#rows',
      'en',
      '/x/react-data-grid',
      '/x/react-data-grid',
    ],
    ['/zh?a=/x', 'zh', '/', '/'],
    ['/zh#/x', 'zh', '/', '/'],
    ['/zh/api/button/#prop-x', 'zh', '/api/button', '/api-docs/button'],
    ['/api', 'en', '/api', '/api-docs'],
    ['/apixyz', 'en', '/apixyz', '/apixyz'],
    [
      '/x/api/charts/bar-chart',
      'en',
      '/x/api/charts/bar-chart',
      '/x/api/charts/bar-chart',
    ],
    ['/x//', 'en', '/x', '/x'],
    ['/x/en/page', 'en', '/x/en/page', '/x/en/page'],
  ])('%s', (path, language, canonical, dataPath) => {
    expect(parsePath(path)).toEqual({ language, canonical, dataPath });
  });
});

describe('localizePath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'zh', '/zh/'],
    ['/x/react-charts', 'zh', '/zh/x/react-charts'],
    ['/x/react-charts', 'en', '/x/react-charts'],
    ['/blog', 'zh', '/blog'],
    ['/blog/a-post', 'zh', '/blog/a-post'],
    ['/blogs', 'zh', '/zh/blogs'],
    ['/size-snapshot', 'zh', '/size-snapshot'],
    ['/playground/a/B', 'zh', '/playground/a/B'],
  ] as const)('%s in %s', (canonical, language, path) => {
    expect(localizePath(canonical, language)).toBe(path);
  });

  it('is undone by parsePath', () => {
    for (const canonical of ['/', '/x', '/x/api/charts/bar-chart']) {
      expect(parsePath(localizePath(canonical, 'zh'))).toMatchObject({
        canonical,
        language: 'zh',
      });
    }
  });
});

describe('isNeverTranslated', () => {
  it.each([
    ['/blog', true],
    ['/size-snapshot', true],
    ['/x/blog', false],
    ['/blogging', false],
  ])('%s', (canonical, expected) => {
    expect(isNeverTranslated(canonical)).toBe(expected);
  });
});

describe('getProduct', () => {
  it.each([
    ['/x/react-data-grid', 'data-grid'],
    ['/x/react-date-pickers/date-picker', 'date-pickers'],
    ['/x/api/charts/bar-chart', 'charts'],
    ['/x/api/tree-view', 'tree-view'],
    ['/x/react-charts-extra', undefined],
    ['/x/introduction', undefined],
    ['/x/migration/migration-data-grid-v7', undefined],
    ['/', undefined],
  ])('%s', (canonical, product) => {
    expect(getProduct(canonical)).toBe(product);
  });
});
