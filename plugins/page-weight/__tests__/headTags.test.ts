import { gzipSync } from 'node:zlib';
import type { LoadContext } from '@docusaurus/types';
import pluginPageWeight from '..';

interface Tag {
  attributes: Record<string, string>;
  innerHTML: string;
}

async function loadTag(currentLocale: string): Promise<Tag> {
  const plugin = pluginPageWeight({ i18n: { currentLocale } } as LoadContext);
  const content = await plugin.loadContent!();
  const { headTags } = plugin.injectHtmlTags!({ content } as never)!;
  return (headTags as unknown as Tag[])[0]!;
}

it('the script in the head has one text in all languages, and says what each page does', async () => {
  const [english, chinese] = await Promise.all([loadTag('en'), loadTag('zh')]);
  expect(english.innerHTML).toBe(chinese.innerHTML);
  expect(english.attributes['data-text']).toContain('could not be loaded');
  expect(chinese.attributes['data-text']).toContain('未能加载');
  expect(english.innerHTML).not.toContain('</');
});

it('stays small: it is in every page', async () => {
  const { innerHTML } = await loadTag('en');
  expect(gzipSync(innerHTML).length).toBeLessThan(750);
});
