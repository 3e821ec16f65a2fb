import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { loadPortalConfig } from '../../../config/portal';
import { openBuiltSite } from '../../../src/node/openBuiltSite';
import { REDIRECT_MARK } from '../../../src/node/redirectMark';
import { checkLinks } from '../checkLinks';
import { formatReport } from '../formatReport';

const folder = createTestFolder();
const { write } = folder;

beforeEach(() => {
  write('index.html', '<!doctype html><h1 id=top>');
  write('zh/index.html', '<!doctype html>');
  write('x.html', '<!doctype html><h2 id="part">');
  write('x/charts.html', '<!doctype html><h2 id=bars>Bars</h2><div id="Honey">');
  write('zh/x.html', '<!doctype html><h2 id="部分">');
  write('x/charts.md', '# Charts');
  write('img/mark.svg', '<svg/>');
  write(
    'x/old.html',
    `<!doctype html>${REDIRECT_MARK}<meta http-equiv="refresh" content="0; url=/x/charts">`,
  );
});

function check() {
  const portal = loadPortalConfig({ PORTAL_SITE_URL: 'https://a.example' });
  return checkLinks(openBuiltSite(folder.dir, '.', portal)).faults;
}

it.each([
  ['a page', 'x/new.html', '<a href="/x/charts">'],
  ['a page, with a query', 'x/new.html', '<a href="/x/charts?a=1">'],
  ['the page itself', 'x/new.html', '<a href="">'],
  ['the landing page of a language', 'x/new.html', '<a href="/zh/">'],
  ['a page from beside', 'x/new.html', '<a href="charts">'],
  ['an anchor', 'x/new.html', '<a href="/x/charts#bars">'],
  ['an anchor of its own', 'x/new.html', '<a href="#here"><p id=here>'],
  ['an anchor in Chinese', 'x/new.html', '<a href="/zh/x#%E9%83%A8%E5%88%86">'],
  [
    'a demo in a language and styling',
    'x/new.html',
    '<a href="/x/charts#tailwind-Honey.tsx">',
  ],
  ['a piece of text', 'x/new.html', '<a href="/x/charts#:~:text=Bars">'],
  ['another site', 'x/new.html', '<a href="https://mui.com/x/?a=1#b">'],
  ['a mailbox', 'x/new.html', '<a href="mailto:a@example.com">'],
  ['an inline picture', 'x/new.html', '<img src="data:image/png;base64,AA">'],
  ['a picture', 'x/new.html', '<img src="/img/mark.svg" srcset="/img/mark.svg 2x">'],
  [
    'a page by its origin',
    'x/new.html',
    '<link rel=canonical href="https://a.example/x">',
  ],
  [
    'code that looks like a link',
    'x/new.md',
    '```md\n[a](/none)\n```\n\n`[b](/none)`',
  ],
  [
    'a page in Markdown',
    'x/new.md',
    '[a](https://a.example/x/charts.md#bars "Charts")',
  ],
  [
    'a picture of a style sheet',
    'assets/a.css',
    'a{background:url("../img/mark.svg")}',
  ],
])('a link to %s holds', (_, name, text) => {
  write(name, text);
  expect(check()).toEqual([]);
});

it.each([
  ['a missing page', 'page', 'x/new.html', '<a href="/x/none">', '/x/none'],
  [
    'a page missing in a language',
    'page',
    'x/new.html',
    '<a href="/zh/x/charts">',
    '/zh/x/charts',
  ],
  [
    'a missing page by its origin',
    'page',
    'x/new.html',
    '<a href="https://a.example/none">',
    'https://a.example/none',
  ],
  [
    'a missing anchor',
    'anchor',
    'x/new.html',
    '<a href="/x/charts#none">',
    '/x/charts#none',
  ],
  [
    'a missing anchor of its own',
    'anchor',
    'x/new.html',
    '<a href="#none">',
    '#none',
  ],
  [
    'a missing demo',
    'anchor',
    'x/new.html',
    '<a href="/x/charts#None.js">',
    '/x/charts#None.js',
  ],
  ['a missing picture', 'asset', 'x/new.html', '<img src="/none.png">', '/none.png'],
  [
    'a missing picture of a set',
    'asset',
    'x/new.html',
    '<img srcset="/img/mark.svg 1x, /two.png 2x">',
    '/two.png',
  ],
  [
    'a missing script',
    'asset',
    'x/new.html',
    '<script src="/none.js"></script>',
    '/none.js',
  ],
  [
    'a missing style sheet',
    'asset',
    'x/new.html',
    '<link rel=stylesheet href=/none.css>',
    '/none.css',
  ],
  [
    'a missing font of an inline style',
    'asset',
    'x/new.html',
    '<style>@font-face{src:url(/none.woff2)}</style>',
    '/none.woff2',
  ],
  [
    'a missing picture in an attribute',
    'asset',
    'x/new.html',
    '<p style="background:url(/none.png)">',
    '/none.png',
  ],
  [
    'a missing file of a style sheet',
    'asset',
    'assets/a.css',
    'a{background:url(none.png)}',
    'none.png',
  ],
  [
    'a missing translation',
    'page',
    'x/new.html',
    '<link rel=alternate hreflang=zh-CN href=https://a.example/zh/none>',
    'https://a.example/zh/none',
  ],
  [
    'a missing social card',
    'asset',
    'x/new.html',
    '<meta property=og:image content=https://a.example/none.png>',
    'https://a.example/none.png',
  ],
  [
    'a missing page of JSON-LD',
    'page',
    'x/new.html',
    '<script type=application/ld+json>{"a":[{"url":"https://a.example/none"}]}</script>',
    'https://a.example/none',
  ],
  [
    'a missing target of a refresh',
    'page',
    'x/new.html',
    '<meta http-equiv=refresh content="0; url=/none">',
    '/none',
  ],
  [
    'an address that has moved',
    'moved',
    'x/new.html',
    '<a href="/x/old">',
    '/x/old → /x/charts',
  ],
  [
    'a slash too much',
    'moved',
    'x/new.html',
    '<a href="/x/charts/">',
    '/x/charts/ → /x/charts',
  ],
  [
    'a language without its slash',
    'moved',
    'x/new.html',
    '<a href="/zh">',
    '/zh → /zh/',
  ],
  [
    'a script as its address',
    'malformed',
    'x/new.html',
    '<a href="javascript:void 0">',
    'javascript:void 0',
  ],
  [
    'a host without a name',
    'malformed',
    'x/new.html',
    '<a href="https://mui">',
    'https://mui',
  ],
  [
    'the writer’s own machine',
    'malformed',
    'x/new.html',
    '<a href="http://localhost:3000/x">',
    'http://localhost:3000/x',
  ],
  ['an empty picture', 'malformed', 'x/new.html', '<img src="">', ''],
  [
    'a missing page in Markdown',
    'page',
    'x/new.md',
    'See [a](https://a.example/none).',
    'https://a.example/none',
  ],
  [
    'a missing anchor in Markdown',
    'anchor',
    'x/new.md',
    '[a](/x/charts.md#none)',
    '/x/charts.md#none',
  ],
  [
    'a missing file in a list for assistants',
    'asset',
    'x/llms.txt',
    '- [a](/x/none.md): text',
    '/x/none.md',
  ],
  [
    'a missing page in a sitemap',
    'page',
    'sitemap.xml',
    '<url><loc>https://a.example/none</loc></url>',
    'https://a.example/none',
  ],
  [
    'a missing sitemap',
    'asset',
    'robots.txt',
    'Sitemap: https://a.example/sitemap.xml',
    'https://a.example/sitemap.xml',
  ],
])('a link to %s is a fault', (_, kind, name, text, target) => {
  write(name, text);
  const source = name.endsWith('.html') ? '/x/new' : `/${name}`;
  expect(check()).toEqual([{ kind, target, source }]);
});

it('the report goes by kind, then by address, and names where each one stands', () => {
  const sources = Array.from({ length: 7 }, (_, index) => `/x/${index}`);
  const report = formatReport([
    { kind: 'asset', target: '/none.png', source: '/x' },
    ...sources.map((source) => ({ kind: 'page' as const, target: '/x/b', source })),
    { kind: 'page', target: '/x/a', source: '/x' },
  ]);
  expect(report).toMatchInlineSnapshot(`
    "No such page (2)
      /x/a
        in /x
      /x/b
        in /x/0, /x/1, /x/2, /x/3, /x/4 and 2 more

    No such file (1)
      /none.png
        in /x"
  `);
});
