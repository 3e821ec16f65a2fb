import { type DescriptionLinks, renderMarkdown } from './renderMarkdown';
import type { Html } from './markup';

/** The examples of a source: code, so in no language. */
export function renderExamples(
  examples: readonly string[] | undefined,
  links: DescriptionLinks,
): Html[] {
  return (examples ?? []).map((example) => renderMarkdown(example, links));
}
