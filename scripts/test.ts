import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runCommand } from './lib/runCommand';

/**
 * The whole proof, step by step: types, lint, unit tests, unused code and undeclared
 * packages, licenses, the API reference against the installed packages, spelling and style,
 * the page tree with its demos and identifiers, the translations, faulty input, exported
 * projects, a production build of both languages, its metadata and links, and browser tests
 * on it.
 * It stops at the first step that fails.
 *
 * --full       visits every page, where the plain run samples
 * --shard i/n  does the i-th of n parts of the browser tests (only the first part
 *              runs the steps before the build)
 */

interface Step {
  name: string;
  /** The program and its arguments. */
  command: string[];
}

/** The steps that need no build. */
const BEFORE: Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'unit tests', command: ['npm', 'run', '--silent', 'test:unit'] },
  { name: 'unused code', command: ['npm', 'run', '--silent', 'check:unused'] },
  { name: 'licenses', command: ['npm', 'run', '--silent', 'licenses'] },
  { name: 'API reference', command: ['npm', 'run', '--silent', 'test:api'] },
  { name: 'prose', command: ['npm', 'run', '--silent', 'check:prose'] },
  { name: 'page tree', command: ['npm', 'run', '--silent', 'docs:status'] },
  { name: 'translations', command: ['npm', 'run', '--silent', 'i18n:check'] },
  { name: 'faulty input', command: ['npm', 'run', '--silent', 'test:faults'] },
  {
    name: 'exported projects',
    command: ['npm', 'run', '--silent', 'test:sandboxes'],
  },
];

/** The production build and what is tested on it. */
function createStepsOnBuild(shard: string | undefined): Step[] {
  return [
    { name: 'production build', command: ['npm', 'run', '--silent', 'build'] },
    { name: 'metadata', command: ['npm', 'run', '--silent', 'check:metadata'] },
    { name: 'links', command: ['npm', 'run', '--silent', 'check:links'] },
    {
      name: 'browser tests',
      command: [
        'npx',
        'playwright',
        'test',
        ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ],
    },
  ];
}

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

/** @throws an Error with the step's name when it fails */
function runStep({ name, command }: Step, env: NodeJS.ProcessEnv): void {
  const [program, ...args] = command as [string, ...string[]];
  const start = Date.now();
  console.log(`\n=== ${name}`);
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  const seconds = Math.round((Date.now() - start) / 1000);
  if (status !== 0) {
    throw new Error(`\n${name}: failed after ${seconds} s.`);
  }
  console.log(`=== ${name}: passed in ${seconds} s`);
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
  const isFirstShard = shard === undefined || shard.startsWith('1/');
  const onBuild = createStepsOnBuild(shard);
  const steps = isFirstShard ? [...BEFORE, ...onBuild] : onBuild;
  steps.forEach((step) => runStep(step, env));
});
