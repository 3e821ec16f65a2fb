import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** One part of the proof: a program that exits with 0 where all is well. */
export interface Step {
  name: string;
  /** The program and its arguments. */
  command: [program: string, ...args: string[]];
  /** Whether the step keeps all processors busy, so that nothing gains by running beside it. */
  isAlone?: boolean;
}

export interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** How many steps run side by side; as many as there are processors by default. */
  lanes?: number;
  print?: (text: string) => void;
}

interface Result {
  name: string;
  hasPassed: boolean;
  seconds: number;
}

function renderResult({ name, hasPassed, seconds }: Result): string {
  return `${name}: ${hasPassed ? 'passed in' : 'failed after'} ${seconds} s`;
}

/** The time of each step, the longest first. */
function renderDurations(results: readonly Result[]): string {
  return results
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds }) => `${String(seconds).padStart(6)} s  ${name}`)
    .join('\n');
}

/**
 * Runs a step to its end. One that runs alone writes as it goes; the output of any other is
 * kept together and printed when the step ends.
 */
async function runStep(
  { name, command: [program, ...args], isAlone = false }: Step,
  { env, print = console.log }: RunOptions,
): Promise<Result> {
  const start = Date.now();
  const output: Buffer[] = [];
  if (isAlone) {
    print(`\n=== ${name}`);
  }
  const child = spawn(program, args, {
    env,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const hasPassed = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  const result = { name, hasPassed, seconds };
  const text = Buffer.concat(output).toString().trimEnd();
  print(
    [
      ...(isAlone ? [] : [`\n=== ${name}`]),
      ...(text === '' ? [] : [text]),
      `=== ${renderResult(result)}`,
    ].join('\n'),
  );
  return result;
}

/**
 * Runs steps in their order, side by side where they may. After a failure no further step
 * begins; those that run come to their end. The times of all that ran are printed last.
 *
 * @throws an Error that names the steps that failed, the first one first
 */
export async function runSteps(
  steps: readonly Step[],
  options: RunOptions = {},
): Promise<void> {
  const { lanes = availableParallelism(), print = console.log } = options;
  const results: Result[] = [];
  const running = new Set<Promise<void>>();
  const hasFailed = () => results.some(({ hasPassed }) => !hasPassed);
  for (const step of steps) {
    while (running.size > (step.isAlone ? 0 : lanes - 1)) {
      await Promise.race(running);
    }
    if (hasFailed()) {
      break;
    }
    const run = runStep(step, options).then((result) => {
      results.push(result);
      running.delete(run);
    });
    running.add(run);
    if (step.isAlone) {
      await run;
    }
  }
  await Promise.all(running);
  print(`\n${renderDurations(results)}`);
  if (hasFailed()) {
    const failed = results.filter(({ hasPassed }) => !hasPassed);
    throw new Error(`\n${failed.map(renderResult).join('\n')}`);
  }
}
