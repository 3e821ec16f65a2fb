import { loadPortalConfig } from '../../../config/portal';
import { createBuildInfo } from '../buildInfo';

const SOURCES = { language: 'zh', version: '8.29.3', revision: 'abc' };

const hash = (env: Record<string, string>) =>
  createBuildInfo(SOURCES, loadPortalConfig(env)).settings;

it('a language is recorded with what it was built from', () => {
  expect(createBuildInfo(SOURCES, loadPortalConfig({}))).toEqual({
    ...SOURCES,
    settings: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

it.each([
  ['the same settings', {}, true],
  ['another origin', { PORTAL_SITE_URL: 'https://docs.example.com' }, false],
  ['other languages', { PORTAL_LANGUAGES: 'en' }, false],
  ['a license key', { MUI_X_LICENSE_KEY: 'a-key-of-more-than-20-letters' }, true],
])('%s: the hash stays the same: %s', (_, env, same) => {
  expect(hash(env) === hash({})).toBe(same);
});
