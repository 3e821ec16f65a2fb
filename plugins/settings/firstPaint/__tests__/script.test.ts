import { gzipSync } from 'node:zlib';
import type { LoadContext } from '@docusaurus/types';
import { getStylesVersion } from '../../../../src/mui/readerStyles';
import pluginSettings from '../..';

async function loadHeadTags() {
  const context = { siteStorage: { namespace: '-x' } } as LoadContext;
  const plugin = pluginSettings(context);
  const content = await plugin.loadContent!();
  const { headTags } = plugin.injectHtmlTags!({ content } as never)!;
  return headTags as { tagName: string; innerHTML?: string }[];
}

describe('the tags of the head', () => {
  it('are one script, after the tags that it switches', async () => {
    const tags = await loadHeadTags();
    expect(tags.map(({ tagName }) => tagName)).toEqual(['meta', 'meta', 'script']);
    const script = tags.at(-1)!.innerHTML!;
    expect(script).toContain('theme-x');
    expect(script).toContain(getStylesVersion());
    expect(script).not.toContain('</');
  });

  it('stay small: they are in every page', async () => {
    const tags = await loadHeadTags();
    expect(gzipSync(tags.at(-1)!.innerHTML!).length).toBeLessThan(1530);
  });
});
