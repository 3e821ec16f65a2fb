import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createMcpServer, openBuild, serveHttp } from '..';
import type { Build } from '../openBuild';
import { cutPage, MAX_LENGTH } from '../tools/cutText';
import { createFixture } from './createFixture';

let folder: string;
let build: Build;
let client: Client;

beforeAll(async () => {
  folder = createFixture();
  build = await openBuild(folder);
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  client = new Client({ name: 'test', version: '1' });
  await createMcpServer(build).connect(ours);
  await client.connect(theirs);
});

afterAll(async () => {
  await client.close();
  fs.rmSync(folder, { recursive: true });
});

async function call(name: string, input: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [{ text }] = content as [{ text: string }];
  return isError ? `fault: ${text}` : text;
}

it('lists tools that only read, and resources', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'read_page',
    'read_api_entry',
    'read_demo',
    'compare_versions',
    'list_migration_steps',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual([
    'crosshatch://docs/x/llms.txt',
    'crosshatch://docs/x/api/schema/model.schema.json',
  ]);
  const { contents } = await client.readResource({ uri: resources[0]!.uri });
  expect(contents).toMatchObject([{ text: '# Crosshatch' }]);
});

const PAGE = '/x/react-charts/bars';

it.each<[string, string, Record<string, unknown>, RegExp]>([
  ['a page by its route', 'read_page', { page: PAGE }, /^---\ntitle: "Bar charts"/],
  [
    'by its address',
    'read_page',
    { page: `https://a.example${PAGE}#top` },
    /# Bar charts/,
  ],
  [
    'in the language of its address',
    'read_page',
    { page: `/zh${PAGE}` },
    /^# 柱状图$/m,
  ],
  [
    'in another language',
    'read_page',
    { page: PAGE, language: 'zh' },
    /^# 柱状图$/m,
  ],
  [
    'one section',
    'read_page',
    { page: PAGE, section: 'border radius' },
    /^## Border radius\n\nRounds the ends\.\s*$/,
  ],
  [
    'the section at an anchor',
    'read_page',
    { page: `${PAGE}#border-radius` },
    /^## Border radius\n\nRounds the ends\.\s*$/,
  ],
  [
    'that of a translation',
    'read_page',
    { page: `/zh${PAGE}#border-radius` },
    /^## 圆角\n\n把两端变圆。\s*$/,
  ],
  [
    'the demos of a page',
    'read_demo',
    { page: PAGE },
    /^The demos of the page: Honey\.$/,
  ],
  [
    'a demo',
    'read_demo',
    { page: PAGE, demo: 'Honey' },
    /^\/\/ Honey\.tsx\n[^]*size: number[^]*\/\/ data\.ts\n/,
  ],
  [
    'a demo in JavaScript',
    'read_demo',
    { page: PAGE, demo: 'Honey', language: 'js' },
    /^\/\/ Honey\.jsx\n[^]*Honey\(\{ size \}\)[^]*\/\/ data\.js\nexport const data = 1;/,
  ],
  [
    'an entry by its route',
    'read_api_entry',
    { product: 'tree-view', entry: 'tree-item' },
    /"name": "TreeItem"/,
  ],
  [
    'an entry',
    'read_api_entry',
    { product: 'tree-view', entry: 'treeitem' },
    /"name": "TreeItem"/,
  ],
  [
    'a member with its history',
    'read_api_entry',
    { product: 'tree-view', entry: 'TreeItem', member: 'itemId' },
    /"required": true[^]*"since": "8\.0"/,
  ],
  [
    'differences between versions',
    'compare_versions',
    { product: 'tree-view', from: '7', to: '8' },
    /^1 changes from 7\.29\.10 to 8\.1\.0:\n- added: TreeItem prop itemId: string, required/,
  ],
  [
    'the guides',
    'list_migration_steps',
    {},
    /^The guides: migration-tree-view-v7\.$/,
  ],
  [
    'the steps of a guide',
    'list_migration_steps',
    { guide: 'migration-tree-view-v7' },
    /^\| Change \| Codemod \|[^]*\| Renamed \| Yes \|$/,
  ],
])('reads %s', async (_name, tool, input, answer) => {
  expect(await call(tool, input)).toMatch(answer);
});

it.each<[string, string, Record<string, unknown>, RegExp]>([
  [
    'an unknown page',
    'read_page',
    { page: '/x/react-charts/bar' },
    /There is no page "\/x\/react-charts\/bar"\. Near are: \/x\/react-charts\/bars/,
  ],
  [
    'a path out of the build',
    'read_page',
    { page: '../../secret' },
    /There is no page/,
  ],
  [
    'a file that is no page',
    'read_page',
    { page: '/secret.json' },
    /There is no page/,
  ],
  [
    'an unknown language',
    'read_page',
    { page: PAGE, language: 'fr' },
    /There is no language "fr"\. Near are: en, zh/,
  ],
  [
    'an unknown section',
    'read_page',
    { page: PAGE, section: 'Radius' },
    /no section "Radius"\. .*Its sections are: Border radius\./,
  ],
  [
    'an unknown demo',
    'read_demo',
    { page: PAGE, demo: 'Money' },
    /no demo "Money"\. Near are: Honey\./,
  ],
  [
    'an unknown library',
    'read_api_entry',
    { product: 'tree', entry: 'TreeItem' },
    /no library "tree"\. Near are: tree-view/,
  ],
  [
    'a product that is a path',
    'read_api_entry',
    { product: '../..', entry: 'x' },
    /no library/,
  ],
  [
    'an unknown entry',
    'read_api_entry',
    { product: 'tree-view', entry: 'TreeItems' },
    /no entry "TreeItems"\. Near are: TreeItem\./,
  ],
  [
    'an unknown member',
    'read_api_entry',
    { product: 'tree-view', entry: 'TreeItem', member: 'itemid2' },
    /no member of TreeItem "itemid2"\. Near are: itemId\./,
  ],
  [
    'a version that is not recorded',
    'compare_versions',
    { product: 'tree-view', from: '6', to: '8' },
    /Version 6 of tree-view is not recorded\. These are: 7\.29\.10, 8\.0\.0, 8\.1\.0\./,
  ],
  [
    'versions the wrong way round',
    'compare_versions',
    { product: 'tree-view', from: '8.1', to: '8.0' },
    /"from" is the earlier version: 8\.1\.0/,
  ],
  [
    'an unknown guide',
    'list_migration_steps',
    { guide: 'tree' },
    /no migration guide "tree"/,
  ],
  [
    'an argument that is missing',
    'read_page',
    {},
    /Invalid arguments for tool read_page/,
  ],
])('says what is wrong with %s', async (_name, tool, input, fault) => {
  const answer = await call(tool, input);
  expect(answer).toMatch(/^fault: /);
  expect(answer).toMatch(fault);
});

it('searches, and says which sections of a page answer', async () => {
  jest.spyOn(build, 'openSearch').mockResolvedValue({
    prepare: async () => {},
    search: async ({ text, product }) => ({
      kinds: new Set(),
      products: new Set(),
      results:
        text === 'nothing'
          ? []
          : [
              {
                id: '1',
                kind: 'guide',
                title: `Bars ${product}`,
                titleMarks: [],
                trail: [],
                url: PAGE,
                excerpt: { text: 'About bars.', marks: [] },
                more: [
                  {
                    id: '2',
                    kind: 'guide',
                    title: 'Radius',
                    titleMarks: [],
                    trail: [],
                    url: `${PAGE}#radius`,
                  },
                ],
              },
            ],
      suggestions: text === 'nothing' ? ['something'] : undefined,
    }),
  });
  expect(await call('search', { query: 'round', product: 'charts' })).toBe(
    `1. Bars charts (guide): ${PAGE}\n   About bars.\n   - Radius: ${PAGE}#radius`,
  );
  expect(await call('search', { query: 'nothing' })).toBe(
    'Nothing answers "nothing". Did you mean: something?',
  );
});

it('cuts a long page before a section, and names the rest', () => {
  const section = (name: string) => `## ${name}\n\n${'a '.repeat(MAX_LENGTH / 4)}\n`;
  const text = cutPage(
    `# Title\n\n${section('One')}${section('Two')}${section('Three')}`,
  );
  expect(text.length).toBeLessThan(MAX_LENGTH + 200);
  expect(text).toMatch(/## One/);
  expect(text).toMatch(
    /\(The page goes on\. Ask for one of these by "section": Two \| Three\)$/,
  );
});

it('a folder that is no build says how to make one', async () => {
  await expect(openBuild('/nowhere')).rejects.toThrow(
    /is no finished build of the portal.*npm run build/,
  );
});

describe('over HTTP', () => {
  let server: http.Server;
  let port: number;

  beforeAll(async () => {
    server = await serveHttp(build, 0);
    ({ port } = server.address() as AddressInfo);
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Status of a request, whatever host it names. */
  const request = (path: string, host: string) =>
    new Promise<number>((resolve, reject) => {
      http
        .request(
          { port, host: '127.0.0.1', path, method: 'POST', headers: { host } },
          (response) => {
            response.resume();
            resolve(response.statusCode!);
          },
        )
        .on('error', reject)
        .end('{}');
    });

  it('answers a client', async () => {
    const remote = new Client({ name: 'test', version: '1' });
    await remote.connect(
      new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)),
    );
    const { content } = await remote.callTool({
      name: 'list_migration_steps',
      arguments: {},
    });
    expect(content).toMatchObject([{ text: 'The guides: migration-tree-view-v7.' }]);
    await remote.close();
  });

  it('refuses a web page that reaches it by a name of its own', async () => {
    expect(await request('/mcp', 'evil.example')).toBe(403);
  });

  it('is at one address', async () => {
    expect(await request('/', `127.0.0.1:${port}`)).toBe(404);
  });
});
