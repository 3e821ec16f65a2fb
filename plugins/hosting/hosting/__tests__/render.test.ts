import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadPortalConfig } from '../../../../config/portal';
import { createHostingRules } from '../createHostingRules';
import { listPageAddresses } from '../listPageAddresses';
import { renderHeadersFile } from '../renderHeadersFile';
import { renderNginx } from '../renderNginx';
import { renderRedirectsFile } from '../renderRedirectsFile';

const createFor = (policy: string) =>
  createHostingRules({
    languages: [
      { name: 'en', baseUrl: '/' },
      { name: 'zh', baseUrl: '/zh/' },
    ],
    portal: loadPortalConfig({ PORTAL_CSP_REPORT_URL: 'https://example.org/csp' }),
    policy,
    redirects: [{ from: '/x/old', to: '/x/new' }],
    pages: ['/', '/privacy', '/x', '/x/a'],
  });
const rules = createFor("default-src 'self'");

it('lists the addresses of pages apart from what has headers of its own', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  for (const folder of [
    'assets/js',
    'live/assets',
    'x/api',
    'zh/assets',
    'zh/x',
    '.hosting',
  ]) {
    fs.mkdirSync(path.join(dir, folder), { recursive: true });
  }
  const taken = rules.areas.flatMap(({ patterns }) => patterns);
  expect(listPageAddresses(dir, taken)).toEqual([
    '/',
    '/:file',
    '/x/*',
    '/zh/',
    '/zh/:file',
    '/zh/x/*',
  ]);
  fs.rmSync(dir, { recursive: true });
});

describe('the _headers file', () => {
  it('has a block for each rule, in the values of https', () => {
    const text = renderHeadersFile(rules, ['/', '/x/*']);
    expect(text).toContain(
      "\n/x/*\n  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests\n  Cache-Control: no-cache\n",
    );
    expect(text).toContain('  Strict-Transport-Security: max-age=31536000\n');
    expect(text).toContain('\n/x/sw.js\n  Service-Worker-Allowed: /\n');
    expect(text).not.toContain('undefined');
  });

  it('names a line that hosts would refuse', () => {
    expect(() => renderHeadersFile(createFor('a'.repeat(2000)), ['/'])).toThrow(
      /The line "Content-Security-Policy: a+…" has 20\d\d characters, and hosts take 2000/,
    );
  });

  it('says when there are more rules than hosts take', () => {
    const addresses = Array.from({ length: 100 }, (_, index) => `/${index}/*`);
    expect(() => renderHeadersFile(rules, addresses)).toThrow(
      /There are 1\d\d rules, and hosts take 100/,
    );
  });
});

it('writes redirects, and the 404 page of each language', () => {
  expect(renderRedirectsFile(rules)).toMatchInlineSnapshot(`
    "/en / 301
    /en/playground /playground 301
    /en/playground/* /playground/:splat 301
    /en/blog /blog 301
    /en/blog/* /blog/:splat 301
    /en/size-snapshot /size-snapshot 301
    /en/size-snapshot/* /size-snapshot/:splat 301
    /en/privacy /privacy 301
    /en/x /x 301
    /en/x/* /x/:splat 301
    /zh/playground /playground 301
    /zh/playground/* /playground/:splat 301
    /zh/blog /blog 301
    /zh/blog/* /blog/:splat 301
    /zh/size-snapshot /size-snapshot 301
    /zh/size-snapshot/* /size-snapshot/:splat 301
    /x/old /x/new 301
    /zh/x/old /zh/x/new 301
    /zh/* /zh/404.html 404
    /* /404.html 404
    "
  `);
});

describe('the configuration of nginx', () => {
  const text = renderNginx(rules, '/var/www');

  it('names the build, the types and the copies', () => {
    expect(text).toContain('root /var/www;');
    expect(text).toContain('"text/markdown; charset=utf-8" md;');
    expect(text).toContain('gzip_static on;');
  });

  it('sends what belongs to https over https alone', () => {
    expect(text).toContain('"~^https:/.*$" "max-age=31536000";');
    expect(text).toContain('"~^http:/.*$" "";');
    expect(text).toContain(
      `"~^https:/.*$" "default-src 'self'; upgrade-insecure-requests";`,
    );
  });

  it('keeps quotes and backslashes as they are', () => {
    expect(text).toContain('"policy=\\"https://example.org/csp\\""');
    expect(text).toContain('"~^/+x/+old/*(?<q>\\\\?.*)?$" "/x/new$q";');
  });
});
