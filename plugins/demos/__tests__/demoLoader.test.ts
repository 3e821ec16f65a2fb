import { execFileSync } from 'node:child_process';
import path from 'node:path';

const LOADER = path.resolve('plugins/demos/demoLoader.js');

/** Loads the loader in a process of its own, and lists what that has read of the project. */
const READ = `
  const { HELPERS } = require(${JSON.stringify(LOADER)});
  const read = Object.keys(require.cache).filter(
    (file) => file.startsWith(process.cwd()) && !file.includes('node_modules'),
  );
  console.log(JSON.stringify({ HELPERS, read }));
`;

it('depends on all that its modules are made by', () => {
  const output = execFileSync(process.execPath, ['-e', READ], {
    encoding: 'utf8',
    env: { ...process.env, JITI_CACHE: 'false' },
  });
  const { HELPERS, read } = JSON.parse(output) as Record<
    'HELPERS' | 'read',
    string[]
  >;
  expect(HELPERS.sort()).toEqual(read.filter((file) => file !== LOADER).sort());
});
