import { parseArgs, type ParseArgsConfig } from 'node:util';

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

type Arguments<Options extends OptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'] & {
  /** What is no option, as it was written. */
  names: string[];
};

/** A command, as its file describes it. */
interface Command<Options extends OptionsConfig> {
  /** How to write it; it stands below the faults of its arguments. */
  usage: string;
  /** As `parseArgs` takes them. */
  options?: Options;
  /** How many names it takes at the most; none where it says nothing. */
  maxNames?: number;
  /** What else is wrong with its arguments, a sentence for each. */
  findFaults?: (args: Arguments<Options>) => string[];
  /** Does it. An Error is printed by its message, and makes the command fail. */
  run: (args: Arguments<Options>) => void | Promise<void>;
}

function describeOptions(options: OptionsConfig): string {
  const names = Object.keys(options).map((name) => `--${name}`);
  return names.length === 0
    ? 'The command takes none.'
    : names.length === 1
      ? `The only option is ${names[0]}.`
      : `The options are ${names.join(' and ')}.`;
}

/** An option as it was written. */
interface WrittenOption {
  name: string;
  rawName: string;
  value?: string;
  inlineValue?: boolean;
}

function lacksValue({ value, inlineValue }: WrittenOption): boolean {
  return value === undefined || (!inlineValue && value.startsWith('-'));
}

function findOptionFaults(options: OptionsConfig, written: WrittenOption): string[] {
  const { name, rawName, value } = written;
  if (!Object.hasOwn(options, name)) {
    return [`${rawName} is no option. ${describeOptions(options)}`];
  }
  if (options[name]!.type === 'string') {
    return lacksValue(written) ? [`${rawName}: the option needs a value.`] : [];
  }
  return value === undefined
    ? []
    : [
        `${rawName}=${value}: the option takes no value. Write ${rawName}, or leave it out.`,
      ];
}

function readArguments<Options extends OptionsConfig>(
  { options, maxNames = 0, findFaults }: Command<Options>,
  argv: string[],
): { args: Arguments<Options>; faults: string[] } {
  const known: OptionsConfig = options ?? {};
  // Not strict: parseArgs would stop at the first fault.
  const { values, positionals, tokens } = parseArgs({
    args: argv,
    options: known,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const written = tokens.filter((token) => token.kind === 'option');
  // What differs from the types is a fault, and then nobody reads it.
  const args = { ...values, names: positionals } as Arguments<Options>;
  const isComplete = !written.some(
    (option) => known[option.name]?.type === 'string' && lacksValue(option),
  );
  return {
    args,
    faults: [
      ...written.flatMap((option) => findOptionFaults(known, option)),
      ...positionals
        .slice(maxNames)
        .map((name) => `"${name}" is one name too many.`),
      ...((isComplete && findFaults?.(args)) || []),
    ],
  };
}

/** A report for other programs. */
export function toJson(report: unknown): string {
  return JSON.stringify(report, null, 2);
}

/** Prints lines. */
export function print(lines: readonly string[]): void {
  lines.forEach((line) => console.log(line));
}

/**
 * Runs a command of package.json: with its arguments, or with every fault of these and the
 * right way to write them, and then it fails.
 */
export async function runCommand<
  const Options extends OptionsConfig = Record<never, never>,
>(command: Command<Options>, argv = process.argv.slice(2)): Promise<void> {
  try {
    const { args, faults } = readArguments(command, argv);
    if (faults.length > 0) {
      throw new Error(`${faults.join('\n')}\n\nWrite: ${command.usage}`);
    }
    await command.run(args);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
