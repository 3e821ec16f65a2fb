import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { readDocs } from '../readDocs';

const FOLDER = 'react-charts/bars';

function read(
  source: string,
  permalink: string,
  components?: string[],
  locale = 'en',
) {
  const content = {
    loadedVersions: [
      {
        contentPath: '/site/docs',
        sidebars: {},
        docs: [
          {
            source,
            sourceDirName: FOLDER,
            title: 'Bars',
            permalink,
            frontMatter: { components },
          },
        ],
      },
    ],
  } as unknown as LoadedContent;
  const allContent: AllContent = {
    'docusaurus-plugin-content-docs': { default: content },
  };
  return readDocs(allContent, locale);
}

describe('readDocs', () => {
  it.each([
    ['an English page', `docs/${FOLDER}/index.mdx`, '/x/react-charts/bars', 'en'],
    [
      'a translation',
      `i18n/zh/docusaurus-plugin-content-docs/current/${FOLDER}/index.mdx`,
      '/zh/x/react-charts/bars',
      'zh',
    ],
    [
      'an untranslated page',
      `docs/${FOLDER}/index.mdx`,
      '/pt/x/react-charts/bars',
      'pt',
    ],
  ])('finds the English file and route of %s', (_, file, permalink, locale) => {
    const { pages, claims } = read(`@site/${file}`, permalink, ['BarChart'], locale);
    expect(pages).toEqual([
      {
        title: 'Bars',
        permalink: '/x/react-charts/bars',
        file: `/site/docs/${FOLDER}/index.mdx`,
        components: ['BarChart'],
      },
    ]);
    expect(claims).toEqual([{ file, components: ['BarChart'] }]);
  });

  it('has no claim of a page that documents nothing', () => {
    const { pages, claims } = read(`@site/docs/${FOLDER}/index.mdx`, '/x/bars');
    expect(pages[0]!.components).toEqual([]);
    expect(claims).toEqual([]);
  });

  it('needs the docs plugin', () => {
    expect(() => readDocs({}, 'en')).toThrow('needs the docs plugin and found none');
  });
});
