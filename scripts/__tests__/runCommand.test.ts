import { runCommand } from '../lib/runCommand';

const OPTIONS = {
  json: { type: 'boolean', default: false },
  port: { type: 'string', default: '3000' },
} as const;

/** What a command with two options, and room for one name, does with its arguments. */
async function run(...args: string[]) {
  const messages: string[] = [];
  const error = jest
    .spyOn(console, 'error')
    .mockImplementation((message: string) => void messages.push(message));
  const command = jest.fn();
  try {
    await runCommand(
      {
        usage: 'npm run serve -- [<dir>] [--port 3000]',
        options: OPTIONS,
        maxNames: 1,
        findFaults: ({ port }) =>
          /^\d+$/.test(port) ? [] : [`${port} is no port.`],
        run: command,
      },
      args,
    );
    const { exitCode } = process;
    return { calls: command.mock.calls, messages, exitCode };
  } finally {
    process.exitCode = undefined;
    error.mockRestore();
  }
}

it.each([
  ['nothing', [], { json: false, port: '3000', names: [] }],
  [
    'all that there is',
    ['parts', '--json', '--port', '80'],
    { json: true, port: '80', names: ['parts'] },
  ],
  ['a value behind a sign', ['--port=81'], { json: false, port: '81', names: [] }],
])('a command gets %s', async (_, args, expected) => {
  const { calls, exitCode } = await run(...args);
  expect(calls).toEqual([[expected]]);
  expect(exitCode).toBeUndefined();
});

it.each([
  [
    'an unknown option',
    ['--dir'],
    '--dir is no option. The options are --json and --port.',
  ],
  [
    'an unknown short option',
    ['-x'],
    '-x is no option. The options are --json and --port.',
  ],
  [
    'a name of every object',
    ['--toString'],
    '--toString is no option. The options are --json and --port.',
  ],
  [
    'a value of a switch',
    ['--json=yes'],
    '--json=yes: the option takes no value. Write --json, or leave it out.',
  ],
  ['a missing value', ['--port'], '--port: the option needs a value.'],
  [
    'an option as a value',
    ['--port', '--json'],
    '--port: the option needs a value.',
  ],
  ['too many names', ['a', 'b'], '"b" is one name too many.'],
  ['a wrong value', ['--port', 'http'], 'http is no port.'],
  [
    'several faults',
    ['--dir', '--port', 'x'],
    '--dir is no option. The options are --json and --port.\nx is no port.',
  ],
])('%s is refused', async (_, args, fault) => {
  const { calls, messages, exitCode } = await run(...args);
  expect(calls).toEqual([]);
  expect(exitCode).toBe(1);
  expect(messages).toEqual([
    `${fault}\n\nWrite: npm run serve -- [<dir>] [--port 3000]`,
  ]);
});
