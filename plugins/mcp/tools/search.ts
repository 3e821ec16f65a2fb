import { z } from 'zod';
import type { SearchResult } from '../../search';
import type { Build } from '../openBuild';

/** Results that are listed. */
const LIMIT = 8;

export const inputSchema = {
  query: z
    .string()
    .min(1)
    .max(300)
    .describe('A question or a name, in the reader’s words'),
  language: z.string().default('en').describe('en or zh'),
  product: z
    .enum(['data-grid', 'date-pickers', 'charts', 'tree-view'])
    .optional()
    .describe('Only this library'),
};

type Input = z.infer<z.ZodObject<typeof inputSchema>>;

/** A result's name, with what it is of and, for a member, its type and default. */
function describe({ title, kind, trail, member }: SearchResult): string {
  const facts = member
    ? [
        `${member.kind} of ${member.of}`,
        member.type,
        member.default && `default ${member.default}`,
      ]
    : [kind, ...trail];
  return `${title} (${facts.filter(Boolean).join(', ')})`;
}

/** The best places for a question, each with the sentence that answers and its sections. */
export async function run(build: Build, { query, language, product }: Input) {
  const engine = await build.openSearch(language);
  const { results, suggestions } = await engine.search({ text: query, product });
  if (results.length === 0) {
    return `Nothing answers "${query}".${suggestions ? ` Did you mean: ${suggestions.join(', ')}?` : ''}`;
  }
  return results
    .slice(0, LIMIT)
    .map((result, at) => {
      const more = (result.more ?? []).map(
        (other) => `   - ${other.title}: ${other.url}`,
      );
      return [
        `${at + 1}. ${describe(result)}: ${result.url}`,
        ...(result.excerpt ? [`   ${result.excerpt.text}`] : []),
        ...more,
      ].join('\n');
    })
    .join('\n');
}
