import { z } from 'zod';
import { listMembers, type PageJson } from '../../api-reference';
import { pickName, type Build } from '../openBuild';
import { MAX_LENGTH } from './cutText';

export const inputSchema = {
  product: z.string().describe('data-grid, date-pickers, charts or tree-view'),
  entry: z
    .string()
    .min(1)
    .describe('Component, hook or interface, such as DataGridPro'),
  member: z.string().optional().describe('One prop, slot, class or method of it'),
};

type Input = z.infer<z.ZodObject<typeof inputSchema>>;

/** An entry's name; the catalogues of events and selectors have none of their own. */
function getName({ entry }: PageJson): string {
  return 'name' in entry ? entry.name : entry.kind;
}

/** An entry without its members' types in full: what is too long for one answer. */
function listNames(page: PageJson): string {
  const names = listMembers(page.entry).map(
    ({ kind, name, type, required }) =>
      `- ${kind} ${name}${required ? ' (required)' : ''}${type ? `: ${type}` : ''}`,
  );
  return [
    `${getName(page)} has ${names.length} members; ask for one by "member".`,
    ...names,
  ]
    .join('\n')
    .slice(0, MAX_LENGTH);
}

/** An entry of the API reference as JSON, or one of its members with its history. */
export async function run(build: Build, { product, entry, member }: Input) {
  const page = await build.readEntry(product, entry);
  if (member === undefined) {
    const text = JSON.stringify({ ...page, changes: undefined }, null, 1);
    return text.length <= MAX_LENGTH ? text : listNames(page);
  }
  const members = new Map(listMembers(page.entry).map((one) => [one.name, one]));
  const found = pickName(`member of ${getName(page)}`, member, members);
  return JSON.stringify(
    { ...found, ...page.members[`${found.kind} ${found.name}`], url: page.url },
    null,
    1,
  );
}
