import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { serviceWorker } from '..';
import { loadPortalConfig } from '../../../../config/portal';
import { openBuiltSite } from '../../../../src/node/openBuiltSite';
import { writeSearchLists } from '../writeSearchLists';

const folder = createTestFolder();
const { read, write } = folder;

beforeEach(() => {
  for (const base of ['', 'zh/']) {
    write(
      `${base}index.html`,
      `<!doctype html><html><head><link rel=icon href=/${base}img/mark.svg><link rel=stylesheet href=/${base}assets/css/styles.1.css><link rel=stylesheet href=https://fonts.example.com/a.css><link rel=preload as=font href=/${base}assets/fonts/a.woff2><link rel=preload as=image href=/${base}img/other.svg><script src=/${base}assets/js/main.1.js defer></script><script>1</script></head></html>`,
    );
    write(`${base}img/mark.svg`, '<svg/>');
    write(`${base}assets/css/styles.1.css`, 'a{}');
    write(`${base}assets/fonts/a.woff2`, 'font');
    write(`${base}assets/js/main.1.js`, '1');
  }
});
const open = (env = {}) => openBuiltSite(folder.dir, '.', loadPortalConfig(env));

/** The name of the build that is written into the worker. */
const readBuild = () => /build:"(\w+)"/.exec(read('x/sw.js'))![1];

it('the shell has what every page of each language needs, and the offline pages', async () => {
  const said = await serviceWorker.run(open());
  expect(said).toMatch(
    /^a shell of 11 files, \d+ kB with gzip; offline search in 0/,
  );
  const urls = [
    ...read('x/sw.js').matchAll(/\{url:"([^"]+)",revision:(\w+|"\w+")\}/g),
  ];
  expect(urls.map(([, url, revision]) => [url, revision !== 'null'])).toEqual([
    ['/assets/css/styles.1.css', false],
    ['/assets/fonts/a.woff2', false],
    ['/assets/js/main.1.js', false],
    ['/img/mark.svg', true],
    ['/x/offline', true],
    ['/x/offline.js', true],
    ['/zh/assets/css/styles.1.css', false],
    ['/zh/assets/fonts/a.woff2', false],
    ['/zh/assets/js/main.1.js', false],
    ['/zh/img/mark.svg', true],
    ['/zh/x/offline', true],
  ]);
});

it('the same build gives the same files, done once or twice', async () => {
  const files = ['x/sw.js', 'x/offline.js', 'x/offline.html', 'zh/x/offline.html'];
  await serviceWorker.run(open());
  const first = files.map(read);
  await serviceWorker.run(open());
  expect(files.map(read)).toEqual(first);
});

it('another chunk makes another build', async () => {
  await serviceWorker.run(open());
  const first = readBuild();
  write('zh/assets/js/abc/7.js', '7');
  await serviceWorker.run(open());
  expect(readBuild()).not.toBe(first);
});

it.each([
  ['x/offline.html', 'en', 'No connection', '/assets/css/styles.1.css'],
  ['zh/x/offline.html', 'zh-CN', '没有网络连接', '/zh/assets/css/styles.1.css'],
])('%s is in %s and styled', async (file, language, title, style) => {
  await serviceWorker.run(open());
  const html = read(file);
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(`<title>${title} | Crosshatch</title>`);
  expect(html).toContain(`<link rel="stylesheet" href="${style}">`);
  // A strict policy has no room for scripts in the page.
  expect(html).not.toMatch(/<script(?! src=)/);
});

it('scripts can be run by the browsers that the site is for', async () => {
  await serviceWorker.run(open());
  expect(() => new vm.Script(read('x/sw.js'))).not.toThrow();
  expect(() => new vm.Script(read('x/offline.js'))).not.toThrow();
});

it('switched off, the worker removes itself and answers nothing', async () => {
  await serviceWorker.run(open({ PORTAL_SERVICE_WORKER: 'off' }));
  const worker = read('x/sw.js');
  expect(worker).toContain('unregister()');
  expect(worker).not.toContain('fetch');
  expect(fs.existsSync(path.join(folder.dir, 'x/offline.html'))).toBe(false);
});

describe('the list of what offline search needs', () => {
  beforeEach(() => {
    write('search/en/manifest.json', '12345');
    write('search/en/manifest.json.br', '1');
    write('search/en/files/postings-0.a.json', '12345');
    write('search/en/files/texts.a/0.json', '12345');
  });

  it.each([
    [
      'all files, without their compressed copies',
      15,
      [
        '/search/en/files/postings-0.a.json',
        '/search/en/manifest.json',
        '/search/en/files/texts.a/0.json',
      ],
    ],
    ['the first ones that fit', 9, ['/search/en/files/postings-0.a.json']],
  ])('has %s', (_, maxSize, files) => {
    expect(writeSearchLists(open(), maxSize)).toBe(1);
    expect(JSON.parse(read('search/en.offline.json'))).toEqual(files);
    expect(fs.existsSync(path.join(folder.dir, 'search/zh.offline.json'))).toBe(
      false,
    );
  });
});
