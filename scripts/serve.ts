import { parseArgs } from 'node:util';
import { createPortalServer } from './lib/createPortalServer';

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

const server = createPortalServer(values.dir);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another one: npm run serve -- --port ${port + 1}`
      : error.message,
  );
  process.exitCode = 1;
});
server.listen(port, values.host, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`The portal is at http://${values.host}:${actual} (Ctrl+C stops it)`);
});
