import { createBoard } from '../createBoard';
import { filterPages, type BoardFilter } from '../client/filterPages';
import type { PageState, PageStatus } from '../types';

const EDIT_URL = 'https://example.com/edit/main/';
const ZH = { label: '简体中文', htmlLang: 'zh-CN', content: 'translated' } as const;
const FILE =
  'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/pie/index.mdx';

function createPage(state: PageState, route = '/x/react-charts/pie'): PageStatus {
  return {
    page: `${route.slice('/x/'.length)}/index`,
    route,
    title: 'Pie charts',
    state,
    changes: [],
    ...(state !== 'missing' && { translationFile: FILE }),
  };
}

function create(pages: PageStatus[], editUrl = EDIT_URL) {
  const counts = {} as Record<PageState, number>;
  return createBoard({ language: 'zh', counts, pages }, ZH, editUrl).pages;
}

it.each<[PageState, string, string]>([
  ['translated', EDIT_URL, `${EDIT_URL}${FILE}`],
  [
    'missing',
    EDIT_URL,
    `https://example.com/new/main/${FILE.replace('/index.mdx', '')}?filename=index.mdx`,
  ],
  ['missing', 'https://example.com/files/', `https://example.com/files/${FILE}`],
])('a page that is %s leads from %s to its file', (state, editUrl, href) => {
  expect(create([createPage(state)], editUrl)[0]!.href).toBe(href);
});

it.each<[Partial<BoardFilter>, string[]]>([
  [{}, ['/x/introduction', '/x/react-charts/pie', '/x/react-tree-view']],
  [{ state: 'behind' }, ['/x/react-charts/pie', '/x/react-tree-view']],
  [{ product: 'tree-view' }, ['/x/react-tree-view']],
  [{ product: 'none' }, ['/x/introduction']],
  [{ product: 'charts', state: 'missing' }, []],
])('the filter %j shows %j', (filter, routes) => {
  const pages = create([
    createPage('translated', '/x/introduction'),
    createPage('behind'),
    createPage('behind', '/x/react-tree-view'),
  ]);
  const shown = filterPages(pages, { state: '', product: '', ...filter });
  expect(shown.map(({ route }) => route)).toEqual(routes);
});
