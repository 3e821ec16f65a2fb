import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';

/** Asks the server of `npm run mcp`, over stdio, on the build that all tests are of. */
async function withClient(run: (client: Client) => Promise<void>) {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['node_modules/tsx/dist/cli.mjs', 'scripts/mcp.ts'],
    }),
  );
  try {
    await run(client);
  } finally {
    await client.close();
  }
}

async function ask(client: Client, name: string, input: Record<string, string>) {
  const { content } = await client.callTool({ name, arguments: input });
  return (content as [{ text: string }])[0].text;
}

test('an assistant finds, reads and compares on the build', async () => {
  await withClient(async (client) => {
    const found = await ask(client, 'search', { query: 'hide the footer' });
    expect(found).toContain(
      '/x/react-data-grid/components#hide-parts-of-the-footer',
    );
    const chinese = await ask(client, 'search', {
      query: '隐藏页脚',
      language: 'zh',
    });
    expect(chinese).toContain('/zh/x/');
    const demo = await ask(client, 'read_demo', {
      page: '/x/react-charts/bars',
      demo: 'BikeTrips',
      language: 'js',
    });
    expect(demo).toMatch(
      /^\/\/ BikeTrips\.jsx\n[^]*export default function BikeTrips/,
    );
    const member = await ask(client, 'read_api_entry', {
      product: 'data-grid',
      entry: 'DataGrid',
      member: 'hideFooter',
    });
    expect(JSON.parse(member)).toMatchObject({ type: 'boolean', default: 'false' });
    const changes = await ask(client, 'compare_versions', {
      product: 'data-grid',
      from: '8.5',
      to: '8.29',
      entry: 'DataGrid',
    });
    expect(changes).toContain('added: DataGrid prop columnFilterDebounceMs');
    const steps = await ask(client, 'list_migration_steps', {
      guide: 'migration-data-grid-v7',
    });
    expect(steps.split('\n').length).toBeGreaterThan(20);
    const { contents } = await client.readResource({
      uri: 'crosshatch://docs/x/llms.txt',
    });
    expect(contents[0]).toMatchObject({
      text: expect.stringContaining('# Crosshatch'),
    });
  });
});
