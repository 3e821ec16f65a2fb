import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import pluginApiReference from '..';

const siteDir = path.join(__dirname, '../../..');

describe('the plugin', () => {
  it('does not watch the pages: an edit of one extracts nothing', () => {
    const plugin = pluginApiReference({
      siteDir,
      generatedFilesDir: path.join(siteDir, '.docusaurus'),
      baseUrl: '/',
      siteConfig: { url: 'https://docs.example' },
      i18n: { currentLocale: 'en' },
    } as LoadContext);
    const watched = plugin.getPathsToWatch?.() ?? [];
    expect(
      watched.filter((file) => /(?:^|\/)docs(?:\/|$)|\.mdx/.test(file)),
    ).toEqual([]);
  });
});
