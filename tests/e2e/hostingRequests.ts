import fs from 'node:fs';
import path from 'node:path';

/** A request, and what every host of the portal has to answer. */
export interface HostingRequest {
  title: string;
  /** The address as it is sent, encoded or not. */
  path: string;
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  status: number;
  /** What the answer's headers hold, by name; null for one that must not be there. */
  answer?: Record<string, string | RegExp | null>;
  /** A part of the answer's text. */
  body?: string | RegExp;
}

const HASHED = { 'cache-control': 'public, max-age=31536000, immutable' };
const DOCUMENT = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': /^default-src 'self'; script-src 'self' 'sha256-/,
};
const PAGE = { ...DOCUMENT, etag: /./ };
/** What every answer of a file carries. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': /camera=\(\)/,
  // These belong to https.
  'strict-transport-security': null,
};

/** The first file of a folder of the build, as an address. */
function findFile(folder: string, pattern: RegExp): string {
  const name = fs
    .readdirSync(path.join('build', folder))
    .sort()
    .find((file) => pattern.test(file));
  if (name === undefined) {
    throw new Error(`build/${folder} has no file that fits ${pattern}.`);
  }
  return `/${folder}/${name}`;
}

function createRedirects(): HostingRequest[] {
  return (
    [
      ['/en', '/'],
      ['/en/', '/'],
      ['/en?a=1', '/?a=1'],
      ['/en/x/introduction', '/x/introduction'],
      ['/en/x/introduction/?a=1', '/x/introduction?a=1'],
      ['/en/privacy/', '/privacy'],
      ['/en/components/data-grid', '/components/data-grid'],
      ['/en/playground/a/B', '/playground/a/B'],
      ['/zh', '/zh/'],
      ['/zh?a=1', '/zh/?a=1'],
      ['/zh//', '/zh/'],
      ['/live', '/live/'],
      ['/x/react-charts/', '/x/react-charts'],
      ['/x//', '/x'],
      ['/zh/x/react-charts//?a=1', '/zh/x/react-charts?a=1'],
      ['/zh/playground', '/playground'],
      ['/zh/playground/a/B', '/playground/a/B'],
      // Never to another host.
      ['//', '/'],
      ['//example.com', '/example.com'],
      ['//example.com/', '/example.com'],
      ['/en/x//example.com', '/x/example.com'],
      ['/en/%2Fexample.com/', '/en/%2Fexample.com'],
      // Never a line break into a header.
      ['/x/a%0d%0aset-cookie:b/', '/x/a%0d%0aset-cookie:b'],
    ] as const
  ).map(([from, to]) => ({
    title: `${from} leads to ${to}`,
    path: from,
    status: 301,
    answer: { location: to, 'set-cookie': null },
  }));
}

function createMissing(): HostingRequest[] {
  const english = /<html lang="?en\b/;
  const chinese = /<html lang="?zh-CN\b/;
  return (
    [
      ['/nothing', 404, english],
      ['/x/nothing', 404, english],
      ['/zh/nothing', 404, chinese],
      ['/zh/x/nothing', 404, chinese],
      ['/zhx', 404, english],
      ['/x//introduction', 404, english],
      ['/en/nothing', 404, english],
      ['/en//example.com', 404, english],
      ['/en/\\example.com', 404, english],
      ['/assets/js/nothing.js', 404, english],
      ['/live/index.html.br', 404, english],
      ['/live//index.html', 404, english],
      ['/_headers', 404, english],
      ['/_redirects', 404, english],
      ['/.hosting/rules.json', 404, english],
      ['/x/%2e%2e/%2e%2e/package.json', 400, undefined],
      ['/..%2f..%2fpackage.json', 400, undefined],
      ['/x/%', 400, undefined],
      ['/x/%zz', 400, undefined],
    ] as const
  ).map(([address, status, body]) => ({
    title: `${address} answers ${status}${body === chinese ? ' in Chinese' : ''}`,
    path: address,
    status,
    answer: status === 404 ? { ...DOCUMENT, ...ALWAYS } : undefined,
    body,
  }));
}

/** The table of requests, for the build in `build/`. */
export function createHostingRequests(): HostingRequest[] {
  const script = findFile('assets/js', /^main\..+\.js$/);
  const frameScript = findFile('live', /^frame\..+\.js$/);
  const markdown = fs.existsSync('build/x/introduction.md');
  const texts = ['/x/llms.txt', '/zh/x/llms.txt'].filter((file) =>
    fs.existsSync(`build${file}`),
  );
  const encoded = (encoding: string, ending: string) => ({
    headers: { 'accept-encoding': encoding },
    answer: {
      ...PAGE,
      'content-encoding': ending,
      vary: /accept-encoding/i,
    },
  });
  return [
    {
      title: 'the front page is a page',
      path: '/',
      status: 200,
      answer: { ...PAGE, ...ALWAYS, 'content-encoding': null },
      body: /<html lang="?en\b/,
    },
    {
      title: 'the Chinese front page is a page',
      path: '/zh/',
      status: 200,
      answer: { ...PAGE, ...ALWAYS },
      body: /<html lang="?zh-CN\b/,
    },
    {
      title: 'a page has an address without an ending, and takes a query',
      path: '/x/introduction?a=1',
      status: 200,
      answer: { ...PAGE, ...ALWAYS },
      body: /<h1\b/,
    },
    {
      title: 'a page that is a folder, too, has no slash',
      path: '/x/react-charts',
      status: 200,
      answer: PAGE,
      body: /<h1\b/,
    },
    {
      title: 'a script with a hash is kept for good',
      path: script,
      status: 200,
      answer: { ...HASHED, ...ALWAYS, 'content-type': /^text\/javascript/ },
    },
    {
      title: 'the frame has a policy of its own',
      path: '/live/index.html',
      status: 200,
      answer: {
        'content-security-policy':
          "sandbox allow-scripts allow-forms; frame-ancestors 'self'",
        'cache-control': 'no-cache',
      },
    },
    {
      title: 'the frame is the same without its file’s name',
      path: '/live/',
      status: 200,
      answer: { 'content-security-policy': /^sandbox / },
      body: '<title>Live demo</title>',
    },
    {
      title: 'the frame is the same without its file’s ending',
      path: '/live/index',
      status: 200,
      answer: { 'content-security-policy': /^sandbox / },
      body: '<title>Live demo</title>',
    },
    {
      title: 'the frame’s scripts are kept for good',
      path: frameScript,
      status: 200,
      answer: HASHED,
    },
    {
      title: 'the worker may serve the whole portal, and is never kept',
      path: '/x/sw.js',
      status: 200,
      answer: {
        'service-worker-allowed': '/',
        'cache-control': 'no-cache',
        'content-type': /^text\/javascript/,
      },
    },
    ...texts.map((file) => ({
      title: `${file} is text`,
      path: file,
      status: 200,
      answer: { 'content-type': 'text/plain; charset=utf-8' },
    })),
    ...(markdown
      ? [
          {
            title: 'a page’s Markdown is Markdown',
            path: '/x/introduction.md',
            status: 200,
            answer: { 'content-type': 'text/markdown; charset=utf-8' },
          },
        ]
      : []),
    {
      title: 'brotli is sent to those who read it',
      path: '/x/introduction',
      status: 200,
      ...encoded('gzip, deflate, br', 'br'),
    },
    {
      title: 'gzip is sent to those who read that',
      path: '/x/introduction',
      status: 200,
      ...encoded('gzip', 'gzip'),
    },
    {
      title: 'HEAD has the headers and no text',
      path: '/x/introduction',
      method: 'HEAD',
      status: 200,
      answer: { ...PAGE, 'content-length': /^[1-9]/ },
      body: /^$/,
    },
    {
      title: 'a part of a file can be had',
      path: script,
      headers: { range: 'bytes=0-9' },
      status: 206,
      answer: { 'content-range': /^bytes 0-9\/\d+$/, 'content-length': '10' },
    },
    {
      title: 'nothing can be posted',
      path: '/x/introduction',
      method: 'POST',
      status: 405,
    },
    ...createRedirects(),
    ...createMissing(),
  ];
}
