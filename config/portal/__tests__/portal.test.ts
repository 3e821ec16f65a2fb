import { loadPortalConfig } from '..';

describe('loadPortalConfig', () => {
  it('has defaults for everything', () => {
    expect(loadPortalConfig({})).toEqual({
      siteUrl: 'https://crosshatch.example',
      languages: ['en', 'zh'],
      repositoryUrl: 'https://github.com/example/crosshatch',
      editUrl: 'https://github.com/example/crosshatch/edit/main/',
      newFileUrl: 'https://github.com/example/crosshatch/new/main?filename=',
      issueUrl: 'https://github.com/example/crosshatch/issues/new',
      versionUrl: 'https://{version}.mui.com',
      whatsNewUrl: 'https://mui.com/x/whats-new/',
      ads: true,
      serviceWorker: 'on',
      policy: { mode: 'enforce', reportUrl: undefined },
      hstsMaxAge: 31_536_000,
      compression: 6,
      assistants: [
        { name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
        { name: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
      ],
      telemetry: true,
    });
  });

  it('derives edit, new-file and issue addresses from the repository', () => {
    const config = loadPortalConfig({
      PORTAL_REPOSITORY_URL: 'https://git.example.org/docs/',
    });
    expect(config.editUrl).toBe('https://git.example.org/docs/edit/main/');
    expect(config.newFileUrl).toBe(
      'https://git.example.org/docs/new/main?filename=',
    );
    expect(config.issueUrl).toBe('https://git.example.org/docs/issues/new');
  });

  it('counts an empty value as unset and ignores foreign variables', () => {
    expect(loadPortalConfig({ PORTAL_SITE_URL: '', HOME: '/root' })).toEqual(
      loadPortalConfig({}),
    );
  });

  it('hands on where feedback goes', () => {
    const url = 'https://example.org/feedback';
    expect(loadPortalConfig({ PORTAL_FEEDBACK_URL: url }).feedbackUrl).toBe(url);
    expect(() => loadPortalConfig({ PORTAL_FEEDBACK_URL: 'example.org' })).toThrow(
      'PORTAL_FEEDBACK_URL="example.org" must be an http or https address',
    );
  });

  it('takes the addresses of ad services, and asks none where ads are off', () => {
    const addresses = {
      PORTAL_AD_FEED_URL: 'https://ads.example.org/feed.json',
      PORTAL_AD_SCRIPT_URL: 'https://ads.example.org/ads.js',
    };
    const pick = (env: Record<string, string>) => {
      const { ads, adFeedUrl, adScriptUrl } = loadPortalConfig(env);
      return { ads, adFeedUrl, adScriptUrl };
    };
    expect(pick(addresses)).toEqual({
      ads: true,
      adFeedUrl: addresses.PORTAL_AD_FEED_URL,
      adScriptUrl: addresses.PORTAL_AD_SCRIPT_URL,
    });
    expect(pick({ ...addresses, PORTAL_ADS: 'off' })).toEqual({ ads: false });
  });

  it.each([
    [{}, undefined],
    [{ PORTAL_ANALYTICS_URL: 'https://tag.example.org/' }, undefined],
    [{ PORTAL_ANALYTICS_DEBUG: 'on' }, { debug: true }],
    [{ PORTAL_ANALYTICS_ID: 'G-ABC123' }, { id: 'G-ABC123' }],
    [
      {
        PORTAL_ANALYTICS_ID: 'G-ABC123',
        PORTAL_ANALYTICS_URL: 'https://tag.example.org/',
        PORTAL_ANALYTICS_DEBUG: 'off',
      },
      { id: 'G-ABC123', url: 'https://tag.example.org' },
    ],
  ])('makes of %j the analytics %j', (env, analytics) => {
    expect(loadPortalConfig(env).analytics).toEqual(analytics);
  });

  it('hands on how Algolia is reached', () => {
    const config = loadPortalConfig({
      PORTAL_SEARCH: 'algolia',
      PORTAL_ALGOLIA_APP_ID: 'APP',
      PORTAL_ALGOLIA_SEARCH_KEY: 'key',
      PORTAL_ALGOLIA_INDEX: 'portal',
    });
    expect(config.algolia).toEqual({
      appId: 'APP',
      searchKey: 'key',
      indexName: 'portal',
    });
  });

  it.each<[env: Record<string, string>, faults: string[]]>([
    [
      { PORTAL_SEARCH: 'google' },
      ['PORTAL_SEARCH="google" must be one of [embedded'],
    ],
    [
      { PORTAL_SEARCH: 'algolia', PORTAL_ALGOLIA_INDEX: 'portal' },
      [
        '- PORTAL_ALGOLIA_APP_ID is missing: PORTAL_SEARCH=algolia needs',
        '- PORTAL_ALGOLIA_SEARCH_KEY is missing',
      ],
    ],
    [
      { PORTAL_ALGOLIA_INDEX: 'portal' },
      ['PORTAL_ALGOLIA_INDEX="portal" has no effect: set PORTAL_SEARCH=algolia'],
    ],
  ])('refuses a search that is set up by halves: %j', (env, faults) => {
    for (const fault of faults) {
      expect(() => loadPortalConfig(env)).toThrow(fault);
    }
  });

  it.each([
    ['en', ['en']],
    ['en, pt,zh', ['en', 'pt', 'zh']],
  ])('builds the languages %s', (value, languages) => {
    expect(loadPortalConfig({ PORTAL_LANGUAGES: value }).languages).toEqual(
      languages,
    );
  });

  it.each([
    ['en,xx', 'names "xx", which is none of en, zh, pt: config/languages.ts lists'],
    ['en,', 'names "", which is none of en, zh, pt'],
    ['zh,en', 'must begin with en, the language of the sources'],
    ['en,zh,zh', 'names a language twice'],
  ])('refuses the languages %s', (value, fault) => {
    expect(() => loadPortalConfig({ PORTAL_LANGUAGES: value })).toThrow(
      `PORTAL_LANGUAGES="${value}" ${fault}`,
    );
  });

  it.each([
    ['off', []],
    [
      'Our chat=https://chat.example.com/new?text={prompt}&by=docs, B=http://b.example/{prompt}',
      [
        {
          name: 'Our chat',
          url: 'https://chat.example.com/new?text={prompt}&by=docs',
        },
        { name: 'B', url: 'http://b.example/{prompt}' },
      ],
    ],
  ])('offers the assistants %s', (value, assistants) => {
    expect(loadPortalConfig({ PORTAL_ASSISTANTS: value }).assistants).toEqual(
      assistants,
    );
  });

  it.each([
    ['ChatGPT', 'ChatGPT'],
    ['A=https://a.example/?q={prompt},B=https://b.example', 'B=https://b.example'],
    ['A=javascript:{prompt}', 'A=javascript:{prompt}'],
  ])('refuses the assistants %s', (value, entry) => {
    expect(() => loadPortalConfig({ PORTAL_ASSISTANTS: value })).toThrow(
      `PORTAL_ASSISTANTS="${value}" has "${entry}", which is not of the form Name=https://chat.example.com/?q={prompt}; "off" offers no assistants`,
    );
  });

  it('turns telemetry off', () => {
    expect(loadPortalConfig({ PORTAL_TELEMETRY: 'off' }).telemetry).toBe(false);
  });

  it.each([
    ['off', 0],
    ['1', 1],
    ['11', 11],
  ])('compresses with quality %s', (value, compression) => {
    expect(loadPortalConfig({ PORTAL_COMPRESSION: value }).compression).toBe(
      compression,
    );
  });

  it.each([
    ['PORTAL_ANALYTICS_ID', 'x', 'must be a measurement id, such as G-ABC1234567'],
    [
      'PORTAL_ANALYTICS_ID',
      "G-1'",
      'must be a measurement id, such as G-ABC1234567',
    ],
    ['PORTAL_ANALYTICS_URL', 'tag', 'must be an http or https address'],
    ['PORTAL_ANALYTICS_DEBUG', 'yes', 'must be one of [on, off]'],
    ['PORTAL_ADS', 'no', 'must be one of [on, off]'],
    [
      'PORTAL_AD_FEED_URL',
      'ads.example.org/feed',
      'must be an http or https address',
    ],
    ['PORTAL_AD_SCRIPT_URL', 'javascript:0', 'must be an http or https address'],
    [
      'PORTAL_COMPRESSION',
      '12',
      'must be a quality from 1 (quick) to 11 (small), or',
    ],
    [
      'PORTAL_COMPRESSION',
      'best',
      'must be a quality from 1 (quick) to 11 (small), or',
    ],
    ['PORTAL_CSP', 'on', 'must be one of [enforce, report-only, off]'],
    ['PORTAL_CSP_REPORT_URL', '/csp', 'must be an http or https address'],
    ['PORTAL_HSTS_MAX_AGE', '-1', 'must be a whole number of seconds, 0 for none'],
    [
      'PORTAL_HSTS_MAX_AGE',
      'a year',
      'must be a whole number of seconds, 0 for none',
    ],
  ])('refuses %s=%s', (name, value, fault) => {
    expect(() => loadPortalConfig({ [name]: value })).toThrow(
      `- ${name}="${value}" ${fault}`,
    );
  });

  it('keeps the license key to itself', () => {
    const key = 'a-marker-in-the-place-of-a-license-key';
    const config = loadPortalConfig({ MUI_X_LICENSE_KEY: key });
    expect(JSON.stringify(config)).not.toContain(key);
  });

  it('names every fault at once and hides the license key', () => {
    const key = 'short-secret';
    const load = () =>
      loadPortalConfig({
        PORTAL_SITE_URL: 'docs.example.com',
        PORTAL_REPOSITORY_URL: 'git@example.org:docs.git',
        PORTAL_TELEMETRY: 'yes',
        PORTAL_SITE_URI: 'https://docs.example.com',
        MUI_X_LICENSE_KEY: key,
      });
    expect(load).toThrowErrorMatchingInlineSnapshot(`
      "The environment has invalid settings:
      - PORTAL_SITE_URL="docs.example.com" must be an http or https address
      - PORTAL_SITE_URL="docs.example.com" must be an origin without a path, such as https://docs.example.com
      - PORTAL_REPOSITORY_URL="git@example.org:docs.git" must be an http or https address
      - MUI_X_LICENSE_KEY=(hidden) is shorter than any license key: paste the whole key, or unset the variable to build with the watermark
      - PORTAL_TELEMETRY="yes" must be one of [on, off]
      - PORTAL_SITE_URI="https://docs.example.com" is not a setting of the portal: check the spelling against .env.example
      Every setting is described in .env.example; unset a variable to get its default."
    `);
    expect(load).not.toThrow(key);
  });

  it.each(['https://{version}.example.com/', 'http://127.0.0.1:8080/{version}'])(
    'takes %s as the address of the older versions',
    (url) => {
      expect(loadPortalConfig({ PORTAL_VERSION_URL: url }).versionUrl).toBe(
        url.replace(/\/$/, ''),
      );
    },
  );

  it.each([
    'https://v7.example.com',
    'https://{major}.example.com/{version}',
    'ftp://{version}.example.com',
    '{version}.example.com',
  ])('refuses %s as the address of the older versions', (url) => {
    expect(() => loadPortalConfig({ PORTAL_VERSION_URL: url })).toThrow(
      `- PORTAL_VERSION_URL="${url}" must be an http or https address with {version} in it, such as https://{version}.example.com`,
    );
  });

  it('takes the address of what is new as it is', () => {
    const PORTAL_WHATS_NEW_URL = 'https://news.example.com/x/';
    expect(loadPortalConfig({ PORTAL_WHATS_NEW_URL }).whatsNewUrl).toBe(
      PORTAL_WHATS_NEW_URL,
    );
    expect(() => loadPortalConfig({ PORTAL_WHATS_NEW_URL: '/x/news' })).toThrow(
      '- PORTAL_WHATS_NEW_URL="/x/news" must be an http or https address',
    );
  });

  it('refuses a site address with a path', () => {
    expect(() => loadPortalConfig({ PORTAL_SITE_URL: 'https://example.com/docs' }))
      .toThrowErrorMatchingInlineSnapshot(`
      "The environment has invalid settings:
      - PORTAL_SITE_URL="https://example.com/docs" must be an origin without a path, such as https://docs.example.com
      Every setting is described in .env.example; unset a variable to get its default."
    `);
  });
});
