import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSteps } from '../createSteps';
import { runSteps, type Step } from '../runSteps';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'steps-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A step that runs a piece of JavaScript. */
function createStep(name: string, code: string, isAlone = false): Step {
  return { name, command: [process.execPath, '-e', code], isAlone };
}

/** Code that goes on as soon as a file is there, which another step writes. */
function waitFor(name: string): string {
  return `const fs = require('fs'); while (!fs.existsSync(${JSON.stringify(path.join(folder, name))}));`;
}

function mark(name: string): string {
  return `require('fs').writeFileSync(${JSON.stringify(path.join(folder, name))}, '');`;
}

/** Runs the steps, and returns what was printed with the times taken out. */
async function run(steps: Step[], lanes = 2) {
  const printed: string[] = [];
  const error = await runSteps(steps, {
    lanes,
    env: process.env,
    print: (text) => printed.push(text),
  }).then(
    () => undefined,
    (reason: Error) => reason.message,
  );
  const withoutTimes = (text: string) => text.replace(/ *\d+ s\b/g, ' N s');
  return {
    printed: printed.map(withoutTimes),
    error: error && withoutTimes(error),
  };
}

it('prints what each step wrote in one piece when it ends, and the times at the end', async () => {
  const { printed, error } = await run([
    createStep(
      'slow',
      `console.log('slow begins'); ${waitFor('fast')} console.error('slow ends')`,
    ),
    createStep('fast', `console.log('fast'); ${mark('fast')}`),
  ]);
  expect(error).toBeUndefined();
  expect(printed.slice(0, 2).toSorted()).toEqual([
    '\n=== fast\nfast\n=== fast: passed in N s',
    '\n=== slow\nslow begins\nslow ends\n=== slow: passed in N s',
  ]);
  const times = printed[2]!.trim().split('\n');
  expect(times.map((line) => line.trim()).toSorted()).toEqual([
    'N s  fast',
    'N s  slow',
  ]);
});

it('begins no step after one that failed, and names it with its whole output', async () => {
  const { printed, error } = await run(
    [
      createStep('good', ''),
      createStep('bad', "console.log('what is wrong'); process.exit(3)"),
      createStep('late', mark('late')),
    ],
    1,
  );
  expect(printed).toEqual([
    '\n=== good\n=== good: passed in N s',
    '\n=== bad\nwhat is wrong\n=== bad: failed after N s',
    expect.stringMatching(/^\n N s {2}\w+\n N s {2}\w+$/),
  ]);
  expect(error).toBe('\nbad: failed after N s');
  expect(fs.readdirSync(folder)).toEqual([]);
});

it('lets the steps beside a failure end, and names the first failure first', async () => {
  const { printed, error } = await run([
    createStep(
      'second',
      `${waitFor('first')} setTimeout(() => process.exit(1), 300)`,
    ),
    createStep('first', `${mark('first')} process.exit(1)`),
    createStep('late', mark('late')),
  ]);
  expect(printed.slice(0, 2)).toEqual([
    '\n=== first\n=== first: failed after N s',
    '\n=== second\n=== second: failed after N s',
  ]);
  expect(error).toBe('\nfirst: failed after N s\nsecond: failed after N s');
  expect(fs.readdirSync(folder)).toEqual(['first']);
});

it('runs nothing beside a step that runs alone', async () => {
  const note = (name: string) =>
    `const fs = require('fs'); const log = ${JSON.stringify(path.join(folder, 'log'))}; fs.appendFileSync(log, '<${name} '); setTimeout(() => fs.appendFileSync(log, '${name}> '), 100)`;
  const { error } = await run([
    createStep('a', note('a')),
    createStep('b', note('b'), true),
    createStep('c', note('c')),
  ]);
  expect(error).toBeUndefined();
  expect(fs.readFileSync(path.join(folder, 'log'), 'utf8')).toBe(
    '<a a> <b b> <c c> ',
  );
});

it('fails at a program that is not there', async () => {
  const { printed, error } = await run([
    { name: 'gone', command: ['a-program-that-is-not-there'] },
  ]);
  expect(printed[0]).toContain('ENOENT');
  expect(error).toBe('\ngone: failed after N s');
});

it('repeats nothing that needs no build in the further parts of the browser tests', () => {
  const names = (shard?: string) => createSteps(shard).map(({ name }) => name);
  expect(names('1/4')).toEqual(names());
  expect(names('2/4')).toEqual([
    'production build',
    'metadata',
    'links',
    'browser tests',
  ]);
  expect(createSteps('2/4').at(-1)!.command).toContain('--shard=2/4');
});
