import { parseArgs } from 'node:util';
import { createSteps } from '../tests/steps/createSteps';
import { runSteps } from '../tests/steps/runSteps';
import { runCommand } from './lib/runCommand';

/**
 * The whole proof: types, lint, format, unit tests, unused code and undeclared packages,
 * licenses, the API reference against the installed packages, spelling and style, the page
 * tree with its demos and identifiers, the translations, faulty input, exported projects, a
 * production build of both languages, its metadata and links, and browser tests on it.
 * No step begins after one that failed.
 *
 * --full       visits every page, where the plain run samples
 * --shard i/n  does the i-th of n parts of the browser tests (only the first part
 *              runs the steps before the build)
 */

interface TestArguments {
  full: boolean;
  shard?: string;
}

/** @throws an Error for an unknown option, or a shard that is none */
function readArguments(): TestArguments {
  const { values } = parseArgs({
    options: {
      full: { type: 'boolean', default: false },
      shard: { type: 'string' },
    },
  });
  const { shard } = values;
  if (shard !== undefined) {
    const [part, parts] = shard.split('/').map(Number);
    if (!/^[1-9]\d*\/[1-9]\d*$/.test(shard) || part! > parts!) {
      throw new Error(
        `--shard ${shard}: write the part and their number, as in --shard 1/4.`,
      );
    }
  }
  return values;
}

void runCommand(() => {
  const { full, shard } = readArguments();
  const env = {
    ...process.env,
    MUI_X_TELEMETRY_DISABLED: 'true',
    // What is tested is the same everywhere: the portal without a license key.
    MUI_X_LICENSE_KEY: '',
    // The bundler's cache does not see edits to local plugins.
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    ...(full && { TEST_FULL: '1' }),
  };
  return runSteps(createSteps(shard), { env });
});
