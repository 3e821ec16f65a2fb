import { parseArgs } from 'node:util';
import { createPortalServer } from '../plugins/hosting';
import { runCommand } from './lib/runCommand';

/**
 * Serves the last build the way its hosts do.
 *
 * --port 3000       where it listens; 0 takes a free port
 * --host localhost  the name or address that it listens on
 * --dir build       the build's folder
 */

interface ServeArguments {
  port: number;
  host: string;
  dir: string;
}

/** @throws an Error for an unknown option, or a port that is none */
function readArguments(): ServeArguments {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      host: { type: 'string', default: 'localhost' },
      dir: { type: 'string', default: 'build' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `--port ${values.port} is not a port: give a number from 0 to 65535.`,
    );
  }
  return { ...values, port };
}

void runCommand(() => {
  const { port, host, dir } = readArguments();
  const server = createPortalServer(dir);
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one: npm run serve -- --port ${port + 1}`
        : error.message,
    );
    process.exitCode = 1;
  });
  server.listen(port, host, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    console.log(`The portal is at http://${host}:${actual} (Ctrl+C stops it)`);
  });
});
