import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { createLlmsFiles } from '../writeLlms';
import { createOutline } from '../createOutline';
import type { MarkdownPage } from '../types';

const BASE = 'https://docs.example.com';

const SIDEBARS = {
  introduction: [
    { type: 'doc', id: 'index' },
    {
      type: 'category',
      label: 'Introduction',
      className: 'sidebar-section',
      items: [{ type: 'doc', id: 'introduction/index' }],
    },
  ],
  charts: [
    { type: 'doc', id: 'react-charts/index' },
    {
      type: 'category',
      label: 'Components',
      className: 'sidebar-section',
      items: [
        {
          type: 'category',
          label: 'Bars',
          className: 'sidebar-group',
          items: [{ type: 'doc', id: 'react-charts/bars/index' }],
        },
        {
          type: 'category',
          label: 'Resources',
          className: 'sidebar-section',
          items: [{ type: 'link', label: 'API', href: '/x/api/charts' }],
        },
      ],
    },
    {
      type: 'category',
      label: 'Advanced',
      className: 'sidebar-section',
      items: [{ type: 'doc', id: 'react-charts/gantt/index' }],
    },
  ],
} satisfies SidebarsConfig;

function page(
  canonical: string,
  title: string,
  status: string[] = [],
): MarkdownPage {
  return {
    canonical,
    url: `${BASE}${canonical}.md`,
    body: `# ${title}\n\nText.\n`,
    facts: {
      title,
      description: `About ${title}.`,
      url: `${BASE}${canonical}`,
      language: 'en',
      version: '8.29.3',
      status,
    },
  };
}

const PAGES = [
  page('/x/api', 'API reference'),
  page('/x/api/charts/bar-chart', 'BarChart API'),
  page('/x/api/charts', 'Charts API'),
  page('/x/react-charts/gantt', 'Gantt [new]', ['planned']),
  page('/x/react-charts/bars', 'Bars'),
  page('/x/react-charts', 'Charts'),
  page('/x/introduction', 'MUI X'),
  page('/x', 'Documentation'),
  page('/x/search', 'Search'),
];

function create(language = 'en') {
  return createLlmsFiles({
    language,
    baseUrl: `${BASE}/x`,
    version: '8.29.3',
    pages: PAGES,
    outline: createOutline(SIDEBARS),
    translations: [{ language: '中文', url: `${BASE}/zh/x/llms.txt` }],
  });
}

describe('createOutline', () => {
  it('lists the pages of a sidebar by subheader, as they stand', () => {
    expect(
      createOutline(SIDEBARS, (sidebar, label) => `${sidebar} ${label}`)[1],
    ).toEqual({
      name: 'charts',
      sections: [
        { routes: ['/x/react-charts'] },
        { title: 'charts Components', routes: ['/x/react-charts/bars'] },
        { title: 'charts Advanced', routes: ['/x/react-charts/gantt'] },
      ],
    });
  });
});

describe('createLlmsFiles', () => {
  it('writes two files for the portal and two for each library', () => {
    expect(Object.keys(create())).toEqual(
      [
        '',
        '/react-data-grid',
        '/react-date-pickers',
        '/react-charts',
        '/react-tree-view',
      ]
        .map((folder) => `/x${folder}`)
        .flatMap((folder) => [`${folder}/llms.txt`, `${folder}/llms-full.txt`]),
    );
  });

  it('lists the pages of the portal, and the reference by its indexes', () => {
    expect(create()['/x/llms.txt']).toMatchInlineSnapshot(`
      "# Crosshatch: MUI X 8.29.3

      > Documentation of MUI X 8.29.3, the React components Data Grid, Date and Time Pickers, Charts and Tree View: guides with complete demos, and an API reference generated from the installed packages.

      Every page is there as Markdown: add \`.md\` to its address, as in \`https://docs.example.com/x/react-data-grid.md\`. Links within the Markdown lead to the pages themselves.

      The pages describe version 8.29.3 of the \`@mui/x-*\` packages. Pages and members that need a commercial plan say so: Pro or Premium.

      The same list in another language (中文): https://docs.example.com/zh/x/llms.txt

      ## Introduction

      - [Documentation](https://docs.example.com/x.md): About Documentation.
      - [MUI X](https://docs.example.com/x/introduction.md): About MUI X.

      ## Charts

      - [Charts](https://docs.example.com/x/react-charts.md): About Charts.
      - [Bars](https://docs.example.com/x/react-charts/bars.md): About Bars.
      - [Gantt \\[new\\]](https://docs.example.com/x/react-charts/gantt.md): About Gantt [new]. (planned, not available yet)

      ## API reference

      - [API reference](https://docs.example.com/x/api.md): About API reference.
      - [Charts API](https://docs.example.com/x/api/charts.md): About Charts API.

      ## Lists by library

      - [Data Grid: all pages](https://docs.example.com/x/react-data-grid/llms.txt): Guides and every page of the API reference.
      - [Date and Time Pickers: all pages](https://docs.example.com/x/react-date-pickers/llms.txt): Guides and every page of the API reference.
      - [Charts: all pages](https://docs.example.com/x/react-charts/llms.txt): Guides and every page of the API reference.
      - [Tree View: all pages](https://docs.example.com/x/react-tree-view/llms.txt): Guides and every page of the API reference.

      ## Optional

      - [Search](https://docs.example.com/x/search.md): About Search.
      - [All guides in one file](https://docs.example.com/x/llms-full.txt): 0 kB, without the API reference.
      "
    `);
  });

  it('lists all pages of a library, its index of the reference first', () => {
    expect(create()['/x/react-charts/llms.txt']).toMatchInlineSnapshot(`
      "# MUI X Charts 8.29.3

      > About Charts.

      Every page is there as Markdown: add \`.md\` to its address, as in \`https://docs.example.com/x/react-charts.md\`. Links within the Markdown lead to the pages themselves.

      The pages describe version 8.29.3 of the \`@mui/x-*\` packages. Pages and members that need a commercial plan say so: Pro or Premium.

      ## Guides

      - [Charts](https://docs.example.com/x/react-charts.md): About Charts.

      ## Components

      - [Bars](https://docs.example.com/x/react-charts/bars.md): About Bars.

      ## Advanced

      - [Gantt \\[new\\]](https://docs.example.com/x/react-charts/gantt.md): About Gantt [new]. (planned, not available yet)

      ## API reference

      - [Charts API](https://docs.example.com/x/api/charts.md): About Charts API.
      - [BarChart API](https://docs.example.com/x/api/charts/bar-chart.md): About BarChart API.

      ## Optional

      - [All guides in one file](https://docs.example.com/x/react-charts/llms-full.txt): 0 kB: guides and API reference.
      "
    `);
  });

  it('joins the texts of pages under their addresses', () => {
    expect(create()['/x/react-charts/llms-full.txt']!.split('\n---\n\n')).toEqual(
      [
        'react-charts',
        'react-charts/bars',
        'react-charts/gantt',
        'api/charts',
        'api/charts/bar-chart',
      ].map(
        (route) =>
          expect.stringMatching(
            new RegExp(`^Source: ${BASE}/x/${route}\n\n# .+\n\nText\\.\n$`),
          ) as string,
      ),
    );
  });

  it('leaves the reference out of the file of the whole portal', () => {
    expect(create()['/x/llms-full.txt']).not.toContain('API');
  });

  it('speaks the language of the pages', () => {
    expect(create('zh')['/x/llms.txt']).toContain('（计划中，尚不可用）');
    expect(create('pt')['/x/llms.txt']).toBe(create()['/x/llms.txt']);
  });
});
