import siblings from '../siblingPages.json';
import { getSiblingTitle, getSiblingUrl, SIBLING_ROUTES } from '../siblingTitles';
import zh from '../siblingTitles.zh.json';

it('the list has the sets of the library’s documentation', () => {
  expect(siblings.groups.map(({ id }) => id)).toEqual([
    'getting-started',
    'components',
    'system',
    'customization',
    'guides',
    'discover-more',
  ]);
  expect(siblings.source).toMatch(/github\.com\/mui\/material-ui/);
});

it('every page and group has a Chinese title, in the same order', () => {
  expect(Object.keys(zh.pages)).toEqual(SIBLING_ROUTES);
  expect(Object.keys(zh.groups)).toEqual(siblings.groups.map(({ id }) => id));
  expect(Object.values(zh.pages).filter((title) => title.trim() === '')).toEqual([]);
});

it('no route stands in two groups', () => {
  const all = siblings.groups.flatMap(({ pages }) => Object.keys(pages));
  expect(all).toHaveLength(SIBLING_ROUTES.length);
  expect(
    all.filter((route) => !/^\/(?:material-ui|system)\/[a-z\d/-]+$/.test(route)),
  ).toEqual([]);
});

it.each([
  ['/material-ui/react-autocomplete', 'en', 'Autocomplete'],
  ['/material-ui/react-autocomplete', 'zh', 'Autocomplete（自动补全）'],
  ['/material-ui/react-autocomplete', 'pt', 'Autocomplete'],
  ['/material-ui/customization/dark-mode', 'zh', '深色模式'],
  ['/material-ui/react-nothing', 'zh', undefined],
])('%s in %s is called %s', (route, language, title) => {
  expect(getSiblingTitle(route, language)).toBe(title);
});

it('a route has an address', () => {
  expect(getSiblingUrl('/system/borders')).toBe('https://mui.com/system/borders/');
});
