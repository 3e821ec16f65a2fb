import { createPortalServer } from '../plugins/hosting';
import { runCommand } from './lib/runCommand';

/** Serves the last build the way its hosts do. */
void runCommand({
  usage: `npm run serve -- [--port 3000] [--host localhost] [--dir build]

  --port  where it listens; 0 takes a free port
  --host  the name or address that it listens on
  --dir   the build's folder`,
  options: {
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: 'localhost' },
    dir: { type: 'string', default: 'build' },
  },
  findFaults: ({ port }) =>
    /^\d+$/.test(port) && Number(port) <= 65_535
      ? []
      : [`--port ${port} is not a port: give a number from 0 to 65535.`],
  run({ port, host, dir }) {
    const server = createPortalServer(dir);
    server.on('error', (error: NodeJS.ErrnoException) => {
      console.error(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken. Choose another one: npm run serve -- --port ${Number(port) + 1}`
          : error.message,
      );
      process.exitCode = 1;
    });
    server.listen(Number(port), host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      console.log(`The portal is at http://${host}:${actual} (Ctrl+C stops it)`);
    });
  },
});
