import { z } from 'zod';
import {
  compareEntry,
  compareVersions,
  findVersion,
  type Change,
} from '../../api-reference';
import { Fault, pickName, type Build } from '../openBuild';
import { MAX_LENGTH } from './cutText';

export const inputSchema = {
  product: z.string().describe('data-grid, date-pickers, charts or tree-view'),
  from: z.string().describe('The earlier version: 8.5.3, 8.5 or 7'),
  to: z.string().describe('The later one'),
  entry: z.string().optional().describe('One component, hook or interface'),
};

type Input = z.infer<z.ZodObject<typeof inputSchema>>;

/** What a state of a member says, in one line. */
function describeState(state: Change['before']): string {
  return state
    ? [
        state.type,
        state.default && `default ${state.default}`,
        state.required && 'required',
        state.plan,
        state.deprecated && `deprecated: ${String(state.deprecated)}`,
      ]
        .filter(Boolean)
        .join(', ')
    : 'not there';
}

function describe(change: Change): string {
  const { kind, entry, member, before, after, replacedBy, renamedFrom, range } =
    change;
  const name = member ? `${entry.name} ${member.kind} ${member.name}` : entry.name;
  const hints = [
    renamedFrom && `was ${renamedFrom}`,
    replacedBy && `use ${replacedBy}`,
    range && `after ${range.after}, by ${range.from}`,
  ].filter(Boolean);
  const hint = hints.length > 0 ? ` (${hints.join(', ')})` : '';
  const states =
    kind === 'added' || kind === 'removed'
      ? describeState(before ?? after)
      : `${describeState(before)} → ${describeState(after)}`;
  return `- ${kind}: ${name}${hint}: ${states}`;
}

/** What changed between two recorded versions, of a library or of one entry. */
export async function run(build: Build, { product, from, to, entry }: Input) {
  const history = await build.readHistory(product);
  const [earlier, later] = [from, to].map((text) => {
    const version = findVersion(text, history.versions);
    if (version === undefined) {
      throw new Fault(
        `Version ${text} of ${product} is not recorded. These are: ${history.versions.join(', ')}.`,
      );
    }
    return version;
  }) as [string, string];
  if (history.versions.indexOf(earlier) >= history.versions.indexOf(later)) {
    throw new Fault(
      `"from" is the earlier version: ${earlier} does not come before ${later}.`,
    );
  }
  const entries = new Map(history.entries.map((one) => [one.name, one]));
  const changes =
    entry === undefined
      ? compareVersions(history, earlier, later).flat()
      : compareEntry(
          pickName('recorded entry', entry, entries),
          history.entries,
          earlier,
          later,
        );
  const lines = changes.map(describe);
  const text = [
    `${lines.length} changes from ${earlier} to ${later}:`,
    ...lines,
  ].join('\n');
  return text.length <= MAX_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf('\n', MAX_LENGTH))}\n(There are more. Ask for one "entry", or for versions that are nearer.)`;
}
