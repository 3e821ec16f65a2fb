import fs from 'node:fs';
import { OLDER_VERSIONS, toVersionUrl } from '../olderVersions';
import { VERSION_PAGES } from '../versionPages';
import { getVersionTarget } from '../versions';

const ROUTES = (
  JSON.parse(fs.readFileSync('plugins/pages/pageTree.json', 'utf8')) as {
    route: string;
  }[]
).map(({ route }) => route);

describe('VERSION_PAGES', () => {
  it('lists routes of the page tree only', () => {
    expect(
      Object.keys(VERSION_PAGES).filter((key) => !ROUTES.includes(key)),
    ).toEqual([]);
  });

  it('says something with every entry, and nothing twice', () => {
    const idle = Object.entries(VERSION_PAGES).filter(
      ([route, { since, moved }]) => {
        const older = Object.values(moved ?? {});
        return (since === undefined && older.length === 0) || older.includes(route);
      },
    );
    expect(idle).toEqual([]);
  });

  it('holds routes without a slash at their end', () => {
    const older = Object.values(VERSION_PAGES).flatMap(({ moved }) =>
      Object.values(moved ?? {}),
    );
    expect(older.filter((route) => !/^(?:\/[a-z0-9-]+)+$/.test(route))).toEqual([]);
  });
});

describe('getVersionTarget', () => {
  it.each([
    // The same page, at the same route.
    ['/x/react-data-grid/sorting', 'v7', 'en', '/x/react-data-grid/sorting/', true],
    ['/x/react-data-grid/sorting', 'v5', 'en', '/x/react-data-grid/sorting/', true],
    ['/x/react-charts/bars', 'v6', 'zh', '/zh/x/react-charts/bars/', true],
    // The same page, moved since.
    ['/x/react-data-grid', 'v4', 'en', '/components/data-grid/', true],
    [
      '/x/react-data-grid/sorting',
      'v4',
      'en',
      '/components/data-grid/sorting/',
      true,
    ],
    [
      '/x/react-data-grid/row-selection',
      'v5',
      'en',
      '/x/react-data-grid/selection/',
      true,
    ],
    ['/x/react-tree-view', 'v6', 'en', '/x/react-tree-view/getting-started/', true],
    // The library's overview.
    ['/x/react-data-grid/pivoting', 'v7', 'en', '/x/react-data-grid/', false],
    ['/x/react-data-grid/pivoting', 'v4', 'en', '/components/data-grid/', false],
    [
      '/x/react-tree-view/rich-tree-view/items',
      'v6',
      'zh',
      '/zh/x/react-tree-view/getting-started/',
      false,
    ],
    ['/x/api/charts/bar-chart', 'v7', 'en', '/x/react-charts/', false],
    ['/x/migration/migration-charts-v7', 'v6', 'en', '/x/react-charts/', false],
    // English only, whatever the reader reads.
    [
      '/x/react-date-pickers/date-picker',
      'v5',
      'zh',
      '/x/react-date-pickers/date-picker/',
      true,
    ],
    [
      '/x/react-date-pickers/fields',
      'v5',
      'zh',
      '/x/react-date-pickers/getting-started/',
      false,
    ],
    [
      '/x/react-date-pickers/fields',
      'v6',
      'zh',
      '/zh/x/react-date-pickers/fields/',
      true,
    ],
    // No such library then, or none at all.
    ['/x/react-charts/bars', 'v5', 'en', '/x/introduction/', false],
    ['/x/react-charts/bars', 'v4', 'en', '/components/data-grid/', false],
    ['/x/introduction', 'v4', 'en', '/components/data-grid/', false],
    ['/', 'v7', 'zh', '/zh/x/introduction/', false],
    ['/x/no-such-page', 'v6', 'en', '/x/introduction/', false],
  ] as const)(
    '%s in %s for %s',
    (canonical, version, language, path, isSamePage) => {
      expect(getVersionTarget(canonical, version, language)).toEqual({
        path,
        isSamePage,
      });
    },
  );

  it('leads somewhere from every page of the tree', () => {
    const targets = ROUTES.flatMap((route) =>
      OLDER_VERSIONS.map((version) => getVersionTarget(route, version, 'en').path),
    );
    expect(targets.filter((path) => !/^\/[a-z].*\/$/.test(path))).toEqual([]);
  });
});

describe('toVersionUrl', () => {
  it.each([
    ['https://{version}.mui.com', 'https://v6.mui.com/x/'],
    ['https://docs.example.com/{version}', 'https://docs.example.com/v6/x/'],
  ])('%s', (template, url) => {
    expect(toVersionUrl(template, 'v6', '/x/')).toBe(url);
  });
});
