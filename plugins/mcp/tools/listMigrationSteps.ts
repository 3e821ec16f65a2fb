import { z } from 'zod';
import { pickName, type Build } from '../openBuild';
import { toSections } from './cutText';

const FOLDER = '/x/migration/';

export const inputSchema = {
  guide: z
    .string()
    .optional()
    .describe('Such as migration-data-grid-v7; without one, the guides are listed'),
};

type Input = z.infer<z.ZodObject<typeof inputSchema>>;

/** Lines of a table in a section's text. */
function pickTable(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
}

/** The table of all changes of a migration guide: the longest that it has. */
export async function run(build: Build, { guide }: Input) {
  const guides = new Map(
    build
      .listRoutes('en')
      .filter((route) => route.startsWith(FOLDER))
      .map((route) => [route.slice(FOLDER.length), route]),
  );
  if (guide === undefined) {
    return `The guides: ${[...guides.keys()].join(', ')}.`;
  }
  const route = pickName('migration guide', guide, guides);
  const tables = toSections(await build.readPage(route, 'en')).map(({ text }) =>
    pickTable(text),
  );
  const table = tables.reduce((best, one) =>
    one.length > best.length ? one : best,
  );
  return table === '' ? `${route} has no table of steps: read the page.` : table;
}
