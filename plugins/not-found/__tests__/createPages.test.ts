import type { AllContent } from '@docusaurus/types';
import { createPages } from '../createPages';

const CONTENT = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            { permalink: '/zh/x/react-charts/', title: '图表' },
            { permalink: '/zh/x/hidden', title: '未列出', unlisted: true },
            { permalink: '/zh/x/unfinished', title: '草稿', draft: true },
          ],
        },
      ],
    },
  },
  'api-reference': {
    default: [
      {
        product: 'data-grid',
        pages: [{ product: 'data-grid', slug: 'data-grid', name: 'DataGrid' }],
        events: [{}],
        selectors: [],
      },
    ],
  },
} as unknown as AllContent;

describe('createPages', () => {
  it('lists the docs and the reference by their canonical paths', () => {
    expect(createPages(CONTENT, 'zh').map(({ route }) => route)).toEqual([
      '/x/react-charts',
      '/x/api',
      '/x/api/data-grid',
      '/x/api/date-pickers',
      '/x/api/charts',
      '/x/api/tree-view',
      '/x/api/data-grid/data-grid',
      '/x/api/data-grid/events',
    ]);
  });

  it('gives them titles in the language that is built', () => {
    const toTitles = (locale: string) =>
      createPages(CONTENT, locale).map(({ title }) => title);
    expect(toTitles('zh')).toEqual(expect.arrayContaining(['图表', 'API 参考']));
    expect(toTitles('en')).toEqual(
      expect.arrayContaining(['API reference', 'DataGrid API', 'Events API']),
    );
  });
});
