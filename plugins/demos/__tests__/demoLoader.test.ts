import { execFileSync } from 'node:child_process';
import path from 'node:path';

const LOADER = path.resolve('plugins/demos/demoLoader.js');

/** Runs a script in a process of its own; jest's modules are not the bundler's. */
function run(script: string): unknown {
  const output = execFileSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
    env: { ...process.env, JITI_CACHE: 'false' },
  });
  return JSON.parse(output);
}

/** Loads the loader, and lists what that has read of the project. */
const READ = `
  const { HELPERS } = require(${JSON.stringify(LOADER)});
  const read = Object.keys(require.cache).filter(
    (file) => file.startsWith(process.cwd()) && !file.includes('node_modules'),
  );
  console.log(JSON.stringify({ HELPERS, read }));
`;

/** Asks three times for one module, and says which of the answers are the same. */
const RENDER = `
  const { renderOnce } = require(${JSON.stringify(LOADER)});
  const file = ${JSON.stringify(path.resolve('sample-data/aggregateRows.ts'))};
  const [client, server, next] = [0, 1, 2].map(() => renderOnce('?source', file));
  Promise.all([client, server, next]).then(() => {
    console.log(JSON.stringify([client === server, server === next]));
  });
`;

it('renders a module once for client and server, and anew after both', () => {
  expect(run(RENDER)).toEqual([true, false]);
});

it('depends on all that its modules are made by', () => {
  const { HELPERS, read } = run(READ) as Record<'HELPERS' | 'read', string[]>;
  expect(HELPERS.sort()).toEqual(read.filter((file) => file !== LOADER).sort());
});
