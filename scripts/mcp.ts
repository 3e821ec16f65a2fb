import { openBuild, serveHttp, serveStdio } from '../plugins/mcp';
import { runCommand } from './lib/runCommand';

/** Serves the last build to assistants, by the Model Context Protocol. */
void runCommand({
  usage: `npm run mcp -- [--http] [--port 3333] [--dir build]

  --http  listens at http://127.0.0.1:<port>/mcp; without it, speaks over stdio
  --port  where it listens; 0 takes a free port
  --dir   the build's folder`,
  options: {
    http: { type: 'boolean', default: false },
    port: { type: 'string', default: '3333' },
    dir: { type: 'string', default: 'build' },
  },
  findFaults: ({ port }) =>
    /^\d+$/.test(port) && Number(port) <= 65_535
      ? []
      : [`--port ${port} is not a port: give a number from 0 to 65535.`],
  async run({ http, port, dir }) {
    const build = await openBuild(dir);
    if (!http) {
      await serveStdio(build);
      return;
    }
    const address = (await serveHttp(build, Number(port))).address();
    const actual = typeof address === 'object' && address ? address.port : port;
    console.log(`The server is at http://127.0.0.1:${actual}/mcp (Ctrl+C stops it)`);
  },
});
