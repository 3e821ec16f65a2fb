import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { robots } from '..';
import { loadPortalConfig } from '../../../../config/portal';
import { openBuiltSite } from '../../../../src/node/openBuiltSite';

const folder = createTestFolder();
const { read, write } = folder;

beforeEach(() => {
  for (const name of ['index.html', 'zh/index.html', 'sitemap.xml']) {
    write(name);
  }
});
function run() {
  const portal = loadPortalConfig({ PORTAL_SITE_URL: 'https://docs.example.com/' });
  return robots.run(openBuiltSite(folder.dir, '.', portal));
}

it('robots.txt names the sitemap of each language at the portal’s origin', async () => {
  write('zh/sitemap.xml');
  await run();
  expect(read('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/sitemap.xml\nSitemap: https://docs.example.com/zh/sitemap.xml\n',
  );
});

it('a language without a sitemap stops it', async () => {
  await expect(run()).rejects.toThrow('The build has no sitemap.xml for zh.');
});
