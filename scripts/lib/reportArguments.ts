import { parseArgs } from 'node:util';

/** What a report was asked for. */
export interface ReportArguments {
  json: boolean;
  /** As they were written. */
  names: string[];
}

/**
 * Reads the arguments of a report: `--json`, and names where the report takes some.
 *
 * @param usage is added to the message of an error
 * @throws an Error that says what is wrong and how to write it
 */
export function readReportArguments(
  usage: string,
  maxNames: number,
): ReportArguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: maxNames > 0,
      options: { json: { type: 'boolean', default: false } },
    });
    if (positionals.length > maxNames) {
      throw new Error(`Unexpected argument '${positionals[maxNames]}'.`);
    }
    return { json: values.json, names: positionals };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}
