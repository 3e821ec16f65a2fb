import http from 'node:http';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createMcpServer } from './createMcpServer';
import type { Build } from './openBuild';

/** The one address that the server listens on: it is for programs of this machine. */
const HOST = '127.0.0.1';

/** Speaks with the program that has started this one, until it closes the input. */
export async function serveStdio(build: Build): Promise<void> {
  await createMcpServer(build).connect(new StdioServerTransport());
}

/**
 * Listens for programs of this machine, by streamable HTTP without sessions: each request
 * has a server of its own. Requests under another host's name are refused, so that no web
 * page can reach it through a name of its own (DNS rebinding).
 *
 * @param port 0 takes a free one
 * @returns the server, once it listens
 * @throws the error of a port that is taken
 */
export async function serveHttp(build: Build, port: number): Promise<http.Server> {
  const listener = http.createServer((request, response) => {
    const { port: own } = listener.address() as { port: number };
    void answer(build, own, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, HOST, resolve);
  });
  return listener;
}

async function answer(
  build: Build,
  port: number,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  if (request.url !== '/mcp') {
    response.writeHead(404).end('The server is at /mcp.\n');
    return;
  }
  const server = createMcpServer(build);
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
    enableDnsRebindingProtection: true,
    allowedHosts: [`${HOST}:${port}`, `localhost:${port}`],
  });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response);
}
