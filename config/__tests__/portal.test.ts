import { loadPortalConfig } from '../portal';

describe('loadPortalConfig', () => {
  it('has defaults for everything', () => {
    expect(loadPortalConfig({})).toEqual({
      siteUrl: 'https://crosshatch.example',
      repositoryUrl: 'https://github.com/example/crosshatch',
      editUrl: 'https://github.com/example/crosshatch/edit/main/',
      issueUrl: 'https://github.com/example/crosshatch/issues/new',
      telemetry: true,
    });
  });

  it('derives edit and issue addresses from the repository', () => {
    const config = loadPortalConfig({
      PORTAL_REPOSITORY_URL: 'https://git.example.org/docs/',
    });
    expect(config.editUrl).toBe('https://git.example.org/docs/edit/main/');
    expect(config.issueUrl).toBe('https://git.example.org/docs/issues/new');
  });

  it('counts an empty value as unset and ignores foreign variables', () => {
    expect(loadPortalConfig({ PORTAL_SITE_URL: '', HOME: '/root' })).toEqual(
      loadPortalConfig({}),
    );
  });

  it('turns telemetry off', () => {
    expect(loadPortalConfig({ PORTAL_TELEMETRY: 'off' }).telemetry).toBe(false);
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

  it('refuses a site address with a path', () => {
    expect(() => loadPortalConfig({ PORTAL_SITE_URL: 'https://example.com/docs' }))
      .toThrowErrorMatchingInlineSnapshot(`
      "The environment has invalid settings:
      - PORTAL_SITE_URL="https://example.com/docs" must be an origin without a path, such as https://docs.example.com
      Every setting is described in .env.example; unset a variable to get its default."
    `);
  });
});
