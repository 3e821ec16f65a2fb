import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Build } from './openBuild';
import * as compareVersions from './tools/compareVersions';
import * as listMigrationSteps from './tools/listMigrationSteps';
import * as readDemo from './tools/readDemo';
import * as readEntry from './tools/readEntry';
import * as readPage from './tools/readPage';
import * as search from './tools/search';

const RESOURCES: Readonly<Record<string, { address: string; type: string }>> = {
  'llms.txt': { address: '/x/llms.txt', type: 'text/plain' },
  'api-schema': {
    address: '/x/api/schema/model.schema.json',
    type: 'application/schema+json',
  },
};

/** Tools only read, and answer the same each time. */
const annotations = {
  readOnlyHint: true,
  idempotentHint: true,
  openWorldHint: false,
};

/**
 * Creates the server of a build, for one connection. A fault of an argument is an answer
 * that says so (`isError`), and ends nothing.
 */
export function createMcpServer(build: Build): McpServer {
  const server = new McpServer(
    { name: 'crosshatch', version: build.version },
    {
      instructions: `Documentation of MUI X ${build.version}: Data Grid, Date and Time Pickers, Charts and Tree View. Search first, then read the page, the entry of the API reference or the demo.`,
    },
  );
  const answer = (text: string) => ({ content: [{ type: 'text' as const, text }] });
  server.registerTool(
    'search',
    {
      description:
        'Finds pages, sections, demos and members of the API by a question or a name',
      inputSchema: search.inputSchema,
      annotations,
    },
    async (input) => answer(await search.run(build, input)),
  );
  server.registerTool(
    'read_page',
    {
      description:
        'Reads a page as Markdown with the code of its demos, or one section of it',
      inputSchema: readPage.inputSchema,
      annotations,
    },
    async (input) => answer(await readPage.run(build, input)),
  );
  server.registerTool(
    'read_api_entry',
    {
      description:
        'Reads a component, hook or interface of the API reference, or one member: type, default, description, plan, since',
      inputSchema: readEntry.inputSchema,
      annotations,
    },
    async (input) => answer(await readEntry.run(build, input)),
  );
  server.registerTool(
    'read_demo',
    {
      description: 'Reads the source of a demo in TypeScript or JavaScript',
      inputSchema: readDemo.inputSchema,
      annotations,
    },
    async (input) => answer(await readDemo.run(build, input)),
  );
  server.registerTool(
    'compare_versions',
    {
      description: 'Lists what changed in the API between two versions',
      inputSchema: compareVersions.inputSchema,
      annotations,
    },
    async (input) => answer(await compareVersions.run(build, input)),
  );
  server.registerTool(
    'list_migration_steps',
    {
      description: 'Lists the steps of a migration guide as a table',
      inputSchema: listMigrationSteps.inputSchema,
      annotations,
    },
    async (input) => answer(await listMigrationSteps.run(build, input)),
  );
  for (const [name, { address, type }] of Object.entries(RESOURCES)) {
    server.registerResource(
      name,
      `crosshatch://docs${address}`,
      { mimeType: type },
      async (uri) => ({
        contents: [
          { uri: uri.href, mimeType: type, text: await build.readResource(address) },
        ],
      }),
    );
  }
  return server;
}
