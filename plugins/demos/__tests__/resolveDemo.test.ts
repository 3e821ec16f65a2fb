import path from 'node:path';
import { resolveDemo } from '../resolveDemo';

const siteDir = path.join(__dirname, 'fixtures');
const roots = { siteDir, docsDir: 'docs' };
const page = path.join(siteDir, 'docs/page/index.mdx');
const translated = path.join(
  siteDir,
  'i18n/zh/docusaurus-plugin-content-docs/current/page/index.mdx',
);

describe('resolveDemo', () => {
  it.each([
    ['an English page', page],
    ['its translation', translated],
  ])('finds the same demo from %s', (_, from) => {
    expect(resolveDemo('./Known.tsx', from, roots)).toEqual({
      id: 'page/Known',
      name: 'Known',
      filePath: path.join(siteDir, 'docs/page/Known.tsx'),
    });
  });

  it('says what the folder has when the file is unknown', () => {
    expect(() =>
      resolveDemo('./Unknown.tsx', page, roots),
    ).toThrowErrorMatchingInlineSnapshot(
      `"<Demo src="./Unknown.tsx" />: there is no file docs/page/Unknown.tsx. The folder has: Known.tsx."`,
    );
  });

  it('minds the case of the name on every system', () => {
    expect(() => resolveDemo('./KNOWN.tsx', page, roots)).toThrow(
      /there is no file/,
    );
  });

  it.each([
    'Known',
    './Known',
    './known.tsx',
    '../page/Known.tsx',
    './a/Known.tsx',
    '',
  ])('refuses the source %j', (src) => {
    expect(() => resolveDemo(src, page, roots)).toThrow(
      /a demo is a file beside its page/,
    );
  });
});
