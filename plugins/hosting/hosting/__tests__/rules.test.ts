import { loadPortalConfig } from '../../../../config/portal';
import { isNeverTranslated } from '../../../../src/utils/paths';
import { compileRedirects, findRedirect } from '../compileRedirects';
import { createHostingRules } from '../createHostingRules';
import { findHeaders, findNotFoundPage, isHidden } from '../matchAddress';

function createFor(env: Record<string, string> = {}) {
  return createHostingRules({
    languages: [
      { name: 'en', baseUrl: '/' },
      { name: 'zh', baseUrl: '/zh/' },
    ],
    portal: loadPortalConfig(env),
    policy: "default-src 'self'",
    redirects: [
      { from: '/x/old.page', to: '/x/new' },
      { from: '/components/old', to: '/x/new' },
    ],
    pages: ['/', '/privacy', '/x', '/x/a', '/live'],
  });
}

const rules = createFor();

function getHeader(name: string, pathname: string, given = rules) {
  const found = findHeaders(given, pathname).filter(
    (header) => header.name === name,
  );
  expect(found.length).toBeLessThan(2);
  return found[0];
}

describe('redirects', () => {
  const compiled = compileRedirects(rules);

  it.each([
    ['/', undefined],
    ['/?a=//b/', undefined],
    ['/x/a', undefined],
    ['/x/a?b=c/', undefined],
    ['/zh/', undefined],
    ['/zh/?a', undefined],
    ['/live/', undefined],
    ['/enx/a', undefined],
    ['/zhx', undefined],
    ['/x/oldXpage', undefined],
    ['/en', '/'],
    ['/en/?a=1', '/?a=1'],
    ['/en/x/a/?b=1', '/x/a?b=1'],
    ['//en//x/a', '/x/a'],
    ['/zh', '/zh/'],
    ['//zh/', '/zh/'],
    ['/zh//?a', '/zh/?a'],
    ['/live', '/live/'],
    ['/x/a//', '/x/a'],
    ['//x/a', '/x/a'],
    ['/zh/playground/a', '/playground/a'],
    ['/x/old.page/?a=1', '/x/new?a=1'],
    ['/zh/x/old.page', '/zh/x/new'],
    ['//', '/'],
    ['///example.com', '/example.com'],
    ['/en/privacy', '/privacy'],
    ['/en/x', '/x'],
    ['/en/components/old/', '/components/old'],
    ['/en/playground/a/B', '/playground/a/B'],
    ['/en/blog', '/blog'],
    ['/en/nothing', undefined],
    ['/en/privacy/a', undefined],
    ['/en/live', undefined],
    ['/en//evil.test', undefined],
    ['/en///evil.test//', '/en///evil.test'],
    ['/en/\\evil.test', undefined],
    ['/en/x//evil.test', '/x/evil.test'],
    ['/\\example.com/', undefined],
  ])('%s leads to %s', (from, to) => {
    expect(findRedirect(compiled, from)).toBe(to);
  });

  it('never lead to another site, whatever a host puts in for the splat', () => {
    const splats = ['/evil.test', '//evil.test', '\\evil.test', '%2Fevil.test', ''];
    for (const { to } of rules.redirects) {
      for (const splat of splats) {
        const target = new URL(to.replace(':splat', splat), 'https://portal.test');
        expect([to, splat, target.origin]).toEqual([
          to,
          splat,
          'https://portal.test',
        ]);
      }
    }
  });

  it('end at the right address: what they lead to leads nowhere else', () => {
    for (const from of ['/en/x/a/', '//x//', '/zh//', '/zh/x/old.page/', '/live']) {
      expect(findRedirect(compiled, findRedirect(compiled, from)!)).toBeUndefined();
    }
  });

  it('lead out of a language exactly where links do', () => {
    for (const page of ['/playground/a', '/blog', '/size-snapshot', '/x/a']) {
      const isRedirected = findRedirect(compiled, `/zh${page}`) === page;
      expect([page, isRedirected]).toEqual([page, isNeverTranslated(page)]);
    }
  });
});

describe('headers', () => {
  it.each([
    ['/assets/js/main.1234.js', 'public, max-age=31536000, immutable'],
    ['/zh/assets/css/styles.css', 'public, max-age=31536000, immutable'],
    ['/live/frame.0123456789.js', 'public, max-age=31536000, immutable'],
    ['/live/', 'no-cache'],
    ['/live/index.html', 'no-cache'],
    ['/x/a', 'no-cache'],
    ['/x/sw.js', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/img/mark.svg', 'no-cache'],
  ])('%s may be kept: %s', (pathname, value) => {
    expect(getHeader('Cache-Control', pathname)?.value).toBe(value);
  });

  it.each([
    [{}, 'Content-Security-Policy', "default-src 'self'"],
    [
      { PORTAL_CSP: 'report-only' },
      'Content-Security-Policy-Report-Only',
      "default-src 'self'",
    ],
    [{ PORTAL_CSP: 'off' }, 'Content-Security-Policy', undefined],
    [
      { PORTAL_CSP_REPORT_URL: 'https://reports.example.org/csp' },
      'Reporting-Endpoints',
      'policy="https://reports.example.org/csp"',
    ],
  ])('with %j pages have %s', (env, name, value) => {
    expect(getHeader(name, '/x/a', createFor(env))?.value).toBe(value);
  });

  it.each(['/live/', '/live/index', '/live/index.html', '/live/index.html.br'])(
    'keep the frame at %s sandboxed in any mode',
    (pathname) => {
      for (const mode of ['enforce', 'report-only', 'off']) {
        const header = getHeader(
          'Content-Security-Policy',
          pathname,
          createFor({ PORTAL_CSP: mode }),
        );
        expect(header?.value).toMatch(/^sandbox allow-scripts/);
      }
    },
  );

  it.each([
    [{ PORTAL_SITE_URL: 'https://example.org' }, 'max-age=31536000'],
    [
      { PORTAL_SITE_URL: 'https://example.org', PORTAL_HSTS_MAX_AGE: '60' },
      'max-age=60',
    ],
    [
      { PORTAL_SITE_URL: 'https://example.org', PORTAL_HSTS_MAX_AGE: '0' },
      undefined,
    ],
    [{ PORTAL_SITE_URL: 'http://example.org' }, undefined],
  ])('with %j insist on https for %s', (env, value) => {
    const header = getHeader('Strict-Transport-Security', '/', createFor(env));
    expect(header?.secureValue).toBe(value);
    expect(header?.value).toBeUndefined();
  });
});

it.each([
  ['/zh/x/a', '/zh/404.html'],
  ['/zhx', '/404.html'],
  ['/x/a', '/404.html'],
])('%s has the page %s where there is none', (pathname, file) => {
  expect(findNotFoundPage(rules, pathname)).toBe(file);
});

it.each([
  ['/_headers', true],
  ['/.hosting/rules.json', true],
  ['/zh/.hosting', true],
  ['/live/index.html.br', true],
  ['/x/a.html.gz', true],
  ['/x/_headers', false],
  ['/x/a.b', false],
])('%s is hidden: %s', (pathname, hidden) => {
  expect(isHidden(rules, pathname)).toBe(hidden);
});
