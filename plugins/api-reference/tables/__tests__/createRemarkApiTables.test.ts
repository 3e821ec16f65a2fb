import type { Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { SITE_DIR } from '../../__tests__/loadModels';
import { createRemarkApiTables } from '../createRemarkApiTables';
import { createTable } from '../createTable';

const ENGLISH = `${SITE_DIR}/docs/react-data-grid/events/index.mdx`;
const CHINESE = `${SITE_DIR}/i18n/zh/docusaurus-plugin-content-docs/current/react-tree-view/index.mdx`;

const run = createRemarkApiTables({ siteDir: SITE_DIR, docsDir: 'docs' })();

async function transform(text: string, path = ENGLISH): Promise<Root> {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  await run(tree, new VFile({ path }));
  return tree;
}

async function readTable(text: string, path?: string): Promise<Table> {
  const { children } = await transform(text, path);
  expect(children).toHaveLength(1);
  return children[0] as Table;
}

function findElements(table: Table, name: string): number {
  let count = 0;
  visit(table, 'mdxJsxTextElement', (node) => {
    count += node.name === name ? 1 : 0;
  });
  return count;
}

const toCells = (table: Table, row: number) =>
  table.children[row]?.children.map((cell) => toString(cell));

it('lists the events of the grid, with links, plans and versions', async () => {
  const table = await readTable('<ApiEvents product="data-grid" />');
  expect(table.children.length).toBeGreaterThan(60);
  expect(toCells(table, 0)).toEqual(['Name', 'Description']);
  expect(table.children[1]?.children[0]?.children[0]).toMatchObject({
    type: 'link',
    url: expect.stringMatching(/^\/x\/api\/data-grid\/events#event-\w+$/) as string,
  });
  expect(findElements(table, 'Plan')).toBeGreaterThan(5);
  expect(toString(table)).toMatch(/Since\u00a08\.\d/);
});

it('lists the selectors of the grid', async () => {
  const table = await readTable('<ApiSelectors product="data-grid" />');
  expect(table.children.length).toBeGreaterThan(50);
});

it('says what a selector returns that is described nowhere', () => {
  // Planted: of the installed version each has a text of upstream or of ours.
  const table = createTable(
    [
      {
        kind: 'selector',
        section: 'selectors',
        name: 'gridDensitySelector',
        description: '',
        returns: "'compact' | 'standard'",
      },
    ],
    {
      t: (key) => (key === 'api.returns' ? 'Returns' : key),
      permalink: '/x/api/data-grid/selectors',
      getMarks: () => ({}),
      findType: () => undefined,
      findUpstreamPage: () => undefined,
    },
  );
  expect(toCells(table, 1)?.[1]).toBe("Returns 'compact' | 'standard'");
});

it('shows the members that the page names, in its order', async () => {
  const table = await readTable(
    '<ApiMembers of="GridApi" names={["setPage", "exportState"]} />',
  );
  expect(table.children.map((_, row) => toCells(table, row)?.[0])).toEqual([
    'Name',
    'setPage',
    'exportState',
  ]);
  expect(table.children[1]?.children[0]?.children[0]).toMatchObject({
    url: '/x/api/data-grid/grid-api#prop-setPage',
  });
});

it('is in the language of the page', async () => {
  const table = await readTable(
    '<ApiMembers of="TreeItem" names={["disabled"]} />',
    CHINESE,
  );
  expect(toCells(table, 0)).toEqual(['名称', '说明']);
  expect(toCells(table, 1)?.[1]).toMatch(/\p{Script=Han}/u);
});

it('has nothing that a page cannot have', async () => {
  const tree = await transform(
    '<ApiEvents product="data-grid" />\n\n<ApiMembers of="GridApi" />\n\n<ApiMembers of="DataGridPremium" />',
  );
  visit(tree, (node) => {
    expect(node.type).not.toBe('html');
  });
});

it.each([
  [
    '<ApiEvents product="tree-view" />',
    '<ApiEvents /> product="tree-view": the reference has no events of it. It has those of "data-grid".',
  ],
  [
    '<ApiEvents />',
    '<ApiEvents />: "product" has to be a text. Write it as <ApiEvents product="data-grid" />.',
  ],
  [
    '<ApiSelectors product={"data-grid"} />',
    '<ApiSelectors />: "product" has to be a text. Write it as <ApiSelectors product="data-grid" />.',
  ],
  [
    '<ApiMembers of="GridApis" />',
    '<ApiMembers /> of="GridApis": the reference has no such component or interface. Nearest: "GridApi",',
  ],
  [
    '<ApiMembers of="GridApi" names={["setPag", "setPage"]} />',
    '<ApiMembers /> names: GridApi has no "setPag" (nearest: "setPage",',
  ],
  [
    '<ApiMembers of="GridApi" names={[]} />',
    '"names" has to be a list of different texts',
  ],
  [
    '<ApiMembers of="GridApi" names={["setPage", "setPage"]} />',
    '"names" has to be a list of different texts',
  ],
  ['<ApiMembers of="GridApi" names="setPage" />', '"names" has to be a list'],
  ['<ApiMembers of="GridApi" names={list} />', '"names" has to be a list'],
  ['<ApiMembers of="GridApi" name="setPage" />', 'it has no attribute "name"'],
  ['<ApiMembers {...options} />', 'it has no attribute "{…}"'],
])('the build stops at %s', async (text, fault) => {
  await expect(transform(`\n${text}`)).rejects.toMatchObject({
    file: ENGLISH,
    line: 2,
    reason: expect.stringContaining(fault) as string,
  });
});
