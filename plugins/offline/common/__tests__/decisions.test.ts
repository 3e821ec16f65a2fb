import { CACHES, findFormerCaches } from '../caches';
import { decideReload, type PageState } from '../decideReload';
import { isKeepable, isKeepableFile, isKeepablePage } from '../isKeepable';
import { isRightType } from '../isRightType';
import { listVisited } from '../../page/listVisited';
import { toOfflineRoute } from '../offlineRoute';
import { toSearchList } from '../searchList';
import { shouldRegister } from '../shouldRegister';
import { toPageKey } from '../toPageKey';
import type { ServiceWorkerMode } from '../../../../config/portal';

const SITE = 'https://docs.example.com';

it.each<[ServiceWorkerMode, string, boolean]>([
  ['on', 'https://docs.example.com/x', true],
  ['on', 'http://docs.example.com/x', false],
  ['on', 'https://docs.example.com:8443/x', false],
  ['on', 'https://preview.docs.example.com/x', false],
  ['on', 'http://127.0.0.1:4173/x', false],
  ['on', 'http://localhost:3000/x', false],
  ['test', 'http://127.0.0.1:4173/x', true],
  ['off', 'https://docs.example.com/x', false],
])('switched %s, %s registers the worker: %s', (mode, address, expected) => {
  expect(shouldRegister(mode, SITE, new URL(address))).toBe(expected);
});

const OUTDATED: PageState = {
  outdated: true,
  reloaded: false,
  focused: true,
  edited: false,
};

it.each<[string, Partial<PageState>, string]>([
  ['that is outdated, focused and unedited', {}, 'reload'],
  ['of the newest version', { outdated: false }, 'stay'],
  ['that reloads already', { reloaded: true }, 'stay'],
  ['without the focus', { focused: false }, 'wait'],
  ['with an unsaved edit', { edited: true }, 'wait'],
  [
    'with an unsaved edit, without the focus',
    { edited: true, focused: false },
    'wait',
  ],
])('a page %s: %s', (_, state, decision) => {
  expect(decideReload({ ...OUTDATED, ...state })).toBe(decision);
});

it('caches of former versions are found, those of others left alone', () => {
  const names = [
    'crosshatch-shell',
    'crosshatch-pages-0',
    CACHES.pages.name,
    CACHES.search.name,
    'somebody-else',
    'crosshatch',
  ];
  expect(findFormerCaches(names, 'crosshatch-shell')).toEqual([
    'crosshatch-pages-0',
  ]);
});

function createResponse({
  status = 200,
  type = 'basic',
  redirected = false,
  contentType = 'text/html; charset=utf-8',
}): Response {
  const headers = new Headers({ 'content-type': contentType });
  return { status, type, redirected, headers } as Response;
}

it.each([
  ['a page', {}, true, true],
  ['a script', { contentType: 'text/javascript' }, true, false],
  ['an error', { status: 404 }, false, false],
  ['a part of a file', { status: 206 }, false, false],
  ['a file of another origin', { type: 'opaque', status: 0 }, false, false],
  ['a file that another origin shares', { type: 'cors' }, false, false],
  ['what a redirect led to', { redirected: true }, false, false],
])('%s is kept: as a file %s', (_, traits, asFile, asPage) => {
  const response = createResponse(traits);
  expect([isKeepable(response), isKeepablePage(response)]).toEqual([asFile, asPage]);
});

it.each([
  ['/assets/js/1.js', 'script', 'text/javascript; charset=utf-8', true],
  ['/assets/js/1.js', '', 'application/javascript', true],
  ['/assets/js/1.js', 'script', 'text/html', false],
  ['/assets/js/1.js', '', 'text/html; charset=utf-8', false],
  ['/assets/js/1.js', 'script', '', false],
  ['/assets/css/1.css', 'style', 'text/css', true],
  ['/assets/css/1.css', '', 'text/html', false],
  ['/assets/fonts/1.woff2', 'font', 'font/woff2', true],
  ['/assets/fonts/1.woff2', 'font', 'application/octet-stream', true],
  ['/assets/fonts/1.woff2', 'font', 'text/html', false],
  ['/img/a.svg', 'image', 'image/svg+xml', true],
  ['/img/a.svg', '', 'text/plain', false],
  ['/search/en/a.json', '', 'application/json', true],
  ['/search/en/a.json', '', 'text/html', false],
  ['/search/en/a.pf_index', '', 'application/octet-stream', true],
  ['/search/en/a.pf_index', '', 'text/html', false],
  ['/search/en/a.pf_index', '', '', true],
  ['/x/offline', '', 'text/html', true],
])('%s, wanted as “%s”, may be %s: %s', (pathname, destination, type, expected) => {
  expect(isRightType(SITE + pathname, destination, type)).toBe(expected);
});

it.each([
  ['a script', 'text/javascript', 'run()', true],
  ['a script without a line', 'text/javascript', '', false],
  ['the page of a network that wants a login', 'text/html', '<p>Log in</p>', false],
])('%s is kept as a script: %s', async (_, contentType, text, expected) => {
  const response = new Response(text, { headers: { 'content-type': contentType } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  const request = { url: `${SITE}/assets/js/1.js`, destination: 'script' } as const;
  expect(await isKeepableFile(request, response)).toBe(expected);
  expect(await response.text()).toBe(text);
});

it.each([
  ['/x/react-charts?mode=dark#bars', '/x/react-charts'],
  ['/zh/', '/zh'],
  ['/', '/'],
])('the page %s is kept as %s', (address, key) => {
  expect(toPageKey(new URL(address, SITE))).toBe(`${SITE}${key}`);
});

it.each([
  ['/', '/x/offline'],
  ['/x/react-charts', '/x/offline'],
  ['/zh/', '/zh/x/offline'],
  ['/zh/x/react-charts', '/zh/x/offline'],
  ['/zhx', '/x/offline'],
  ['/pt/x', '/x/offline'],
])('without a connection %s shows %s', (pathname, route) => {
  expect(toOfflineRoute(pathname, ['en', 'zh'])).toBe(route);
});

it('an offline page lists the pages of its language', () => {
  const pathnames = ['/zh/x/react-charts', '/x/react-charts', '/', '/zh'];
  const languages = ['en', 'zh'];
  expect(listVisited(pathnames, 'zh', languages)).toEqual([
    '/zh/x/react-charts',
    '/zh',
  ]);
  expect(listVisited(pathnames, 'en', languages)).toEqual(['/x/react-charts', '/']);
});

it.each([
  ['/search/en/files/12.json', '/search/en.offline.json'],
  ['/search/zh/index/a.pf_index', '/search/zh.offline.json'],
  ['/search/zh.offline.json', undefined],
])('the index of %s is listed in %s', (pathname, list) => {
  expect(toSearchList(pathname)).toBe(list);
});
