import { createSteps } from '../tests/steps/createSteps';
import { runSteps } from '../tests/steps/runSteps';
import { runCommand } from './lib/runCommand';

/** @returns whether it is the i-th of n parts */
function isShard(shard: string): boolean {
  const [part, parts] = shard.split('/').map(Number);
  return /^[1-9]\d*\/[1-9]\d*$/.test(shard) && part! <= parts!;
}

/**
 * The whole proof: types, lint, format, unit tests, unused code and undeclared packages,
 * licenses, the API reference against the installed packages, spelling and style, the page
 * tree with its demos and identifiers, the translations, faulty input, exported projects, a
 * production build of both languages, its metadata and links, and browser tests on it.
 * No step begins after one that failed.
 */
void runCommand({
  usage: `npm test -- [--full] [--shard i/n]

  --full       visits every page, where the plain run samples
  --shard i/n  does the i-th of n parts of the browser tests (only the first part
               runs the steps before the build)`,
  options: {
    full: { type: 'boolean', default: false },
    shard: { type: 'string' },
  },
  findFaults: ({ shard }) =>
    shard === undefined || isShard(shard)
      ? []
      : [`--shard ${shard}: write the part and their number, as in --shard 1/4.`],
  run: ({ full, shard }) =>
    runSteps(createSteps(shard), {
      env: {
        ...process.env,
        MUI_X_TELEMETRY_DISABLED: 'true',
        // What is tested is the same everywhere: the portal without a license key.
        MUI_X_LICENSE_KEY: '',
        // The bundler's cache does not see edits to local plugins.
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        ...(full && { TEST_FULL: '1' }),
      },
    }),
});
