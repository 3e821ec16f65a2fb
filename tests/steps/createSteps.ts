import type { Step } from './runSteps';

function createStep(name: string, script: string): Step {
  return { name, command: ['npm', 'run', '--silent', script] };
}

/**
 * Steps that need no build. Those with one thread come first, the longest of them at the
 * head, so that the processors are free at about the same time.
 */
const BEFORE: Step[] = [
  createStep('types', 'typecheck'),
  createStep('lint', 'lint:code'),
  createStep('format', 'lint:format'),
  // Fills the cache of the reference, which steps after it read.
  createStep('API reference', 'test:api'),
  createStep('exported projects', 'test:sandboxes'),
  createStep('prose', 'check:prose'),
  createStep('page tree', 'docs:status'),
  createStep('translations', 'i18n:check'),
  createStep('unused code', 'check:unused'),
  createStep('licenses', 'licenses'),
  { ...createStep('unit tests', 'test:unit'), isAlone: true },
  { ...createStep('faulty input', 'test:faults'), isAlone: true },
];

/** The production build and what is tested on it. */
function createStepsOnBuild(shard: string | undefined): Step[] {
  return [
    { ...createStep('production build', 'build'), isAlone: true },
    createStep('metadata', 'check:metadata'),
    createStep('links', 'check:links'),
    {
      name: 'browser tests',
      command: [
        'npx',
        'playwright',
        'test',
        ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ],
      isAlone: true,
    },
  ];
}

/**
 * The steps of the whole proof.
 *
 * @param shard a part of the browser tests, such as `1/4`; only the first has the steps
 *   that need no build
 */
export function createSteps(shard?: string): Step[] {
  const isFirst = shard === undefined || shard.startsWith('1/');
  return [...(isFirst ? BEFORE : []), ...createStepsOnBuild(shard)];
}
