import {
  getAudience,
  getProduct,
  getProductInfo,
  isNeverTranslated,
  localizePath,
  parsePath,
} from '../paths';

describe('parsePath', () => {
  it.each([
    ['/', 'en', '/', '/'],
    ['/zh', 'zh', '/', '/'],
    ['/zh/', 'zh', '/', '/'],
    ['/zh/#/x', 'zh', '/', '/'],
    ['', 'en', '/', '/'],
    ['/en', 'en', '/', '/'],
    ['/en/zh/x', 'en', '/zh/x', '/zh/x'],
    ['/pt/x', 'en', '/pt/x', '/pt/x'],
    ['/ZH/x', 'en', '/ZH/x', '/ZH/x'],
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

  it.each([
    [['en', 'pt'], '/pt/x', 'pt', '/x'],
    [['en', 'pt'], '/zh/x', 'en', '/zh/x'],
    [[], '/en/x', 'en', '/en/x'],
  ])(
    'with the languages %j, %s is in %s',
    (languages, path, language, canonical) => {
      expect(parsePath(path, languages)).toMatchObject({ language, canonical });
    },
  );
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

describe('getProductInfo', () => {
  it.each([
    ['/x/react-data-grid', 'data-grid', 'x'],
    ['/x/react-date-pickers/date-picker', 'date-pickers', 'x'],
    ['/x/api/charts/bar-chart', 'charts', 'x'],
    ['/x/api/tree-view', 'tree-view', 'x'],
    ['/x/api', undefined, 'x'],
    ['/x/api/chartsx', undefined, 'x'],
    ['/x/react-charts-extra', undefined, 'x'],
    ['/x/charts', undefined, 'x'],
    ['/x/introduction', undefined, 'x'],
    ['/x/migration/migration-data-grid-v7', undefined, 'x'],
    ['/x', undefined, 'x'],
    ['/xx/react-charts', undefined, undefined],
    ['/playground/react-charts/bars/HoneyHarvest', undefined, undefined],
    ['/', undefined, undefined],
  ])('%s', (canonical, product, category) => {
    expect(getProductInfo(canonical)).toEqual({ product, category });
    expect(getProduct(canonical)).toBe(product);
  });
});

describe('getAudience', () => {
  it.each([
    ['/x/api/charts/bar-chart', 'charts'],
    ['/x/migration/migration-data-grid-v7', 'data-grid'],
    ['/x/migration/migration-pickers-v5', 'date-pickers'],
    ['/x/migration/migration-charts-v6', 'charts'],
    ['/x/migration/migration-tree-view-lab', 'tree-view'],
    ['/x/migration/usage-with-material-ui-v5-v6', undefined],
    ['/x/migration', undefined],
    ['/x/introduction', undefined],
  ])('%s', (canonical, product) => {
    expect(getAudience(canonical)).toBe(product);
  });
});
