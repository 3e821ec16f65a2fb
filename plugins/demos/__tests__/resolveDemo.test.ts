import { collectDemos } from '../collectDemos';
import { resolveDemo, resolvePicturedDemo } from '../resolveDemo';
import { createSite, demoText, removeSites } from './createSite';

const { roots, page, at } = createSite({
  'docs/page/Known.tsx': demoText('Known'),
  'docs/page/helper.ts': '',
  'docs/page/Cards/Cards.tsx': demoText('Cards'),
  'docs/page/Cards/Cards.tailwind.tsx': demoText('Cards'),
  'docs/page/Cards/Legend.tsx': '',
  'docs/page/Headless/Legend.tsx': '',
  'docs/twins/Twin.tsx': demoText('Twin'),
  'docs/twins/Twin/Twin.tsx': demoText('Twin'),
});

afterAll(removeSites);

describe('resolvePicturedDemo', () => {
  it.each([
    ['an English page', 'docs/gallery/index.mdx'],
    [
      'its translation',
      'i18n/zh/docusaurus-plugin-content-docs/current/gallery/index.mdx',
    ],
  ])('finds the demo of another page from %s', (_, from) => {
    expect(resolvePicturedDemo('../page/Known.tsx', at(from), roots)).toEqual(
      resolveDemo('./Known.tsx', page, roots),
    );
  });

  it.each([
    ['./Known.tsx', 'name a demo of another page with its folder'],
    ['../page/known.tsx', 'name a demo of another page with its folder'],
    [
      '../page/Unknown.tsx',
      'there is no file docs/page/Unknown.tsx. The folder has',
    ],
  ])('refuses %s', (src, message) => {
    expect(() =>
      resolvePicturedDemo(src, at('docs/gallery/index.mdx'), roots),
    ).toThrow(`<DemoPicture src="${src}" />: ${message}`);
  });
});

describe('resolveDemo', () => {
  it.each([
    ['an English page', page],
    [
      'its translation',
      at('i18n/zh/docusaurus-plugin-content-docs/current/page/index.mdx'),
    ],
  ])('finds the same demo from %s', (_, from) => {
    expect(resolveDemo('./Known.tsx', from, roots)).toEqual({
      id: 'page/Known',
      name: 'Known',
      sources: { system: at('docs/page/Known.tsx') },
    });
  });

  it('finds the stylings of a folder', () => {
    expect(resolveDemo('./Cards', page, roots)).toEqual({
      id: 'page/Cards',
      name: 'Cards',
      sources: {
        system: at('docs/page/Cards/Cards.tsx'),
        tailwind: at('docs/page/Cards/Cards.tailwind.tsx'),
      },
    });
  });

  it('says what the folder has when the file is unknown', () => {
    expect(() =>
      resolveDemo('./Unknown.tsx', page, roots),
    ).toThrowErrorMatchingInlineSnapshot(
      `"<Demo src="./Unknown.tsx" />: there is no file docs/page/Unknown.tsx. The folder has: Cards, Headless, Known.tsx."`,
    );
  });

  it('asks for the main file of a folder', () => {
    expect(() =>
      resolveDemo('./Headless', page, roots),
    ).toThrowErrorMatchingInlineSnapshot(
      `"docs/page/Headless: a demo's folder needs its main file docs/page/Headless/Headless.tsx. The folder has: Legend.tsx."`,
    );
  });

  it('refuses a file and a folder of one name', () => {
    const twins = at('docs/twins/index.mdx');
    for (const src of ['./Twin.tsx', './Twin']) {
      expect(() => resolveDemo(src, twins, roots)).toThrow(
        /docs\/twins\/Twin: there is a demo Twin\.tsx and a folder Twin/,
      );
    }
  });

  it('minds the case of the name on every system', () => {
    expect(() => resolveDemo('./KNOWN.tsx', page, roots)).toThrow(
      /there is no file/,
    );
  });

  it.each(['Known', './known.tsx', '../page/Known.tsx', './a/Known.tsx', ''])(
    'refuses the source %j',
    (src) => {
      expect(() => resolveDemo(src, page, roots)).toThrow(
        /a demo is a file or a folder beside its page/,
      );
    },
  );
});

describe('collectDemos', () => {
  it('counts a folder as one demo', async () => {
    const { roots: sound } = createSite({
      'docs/page/Known.tsx': demoText('Known'),
      'docs/page/Cards/Cards.tsx': demoText('Cards'),
      'docs/page/Cards/Legend.tsx': '',
    });
    const demos = await collectDemos(sound);
    expect(demos.map(({ id }) => id)).toEqual(['page/Cards', 'page/Known']);
  });
});
