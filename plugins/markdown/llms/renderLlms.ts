import type { LlmsDocument, LlmsLink } from './types';

/** Brackets in a title would end the link. */
function escapeTitle(title: string): string {
  return title.replace(/[[\]\\]/g, '\\$&');
}

function renderLink({ title, url, description }: LlmsLink): string {
  const link = `- [${escapeTitle(title)}](${url})`;
  return description === undefined ? link : `${link}: ${description}`;
}

/**
 * Writes a list of pages as the proposal for `llms.txt` has it: a title, a summary, notes,
 * and lists of links under headings.
 *
 * @see https://llmstxt.org/
 */
export function renderLlms({
  title,
  summary,
  notes,
  sections,
}: LlmsDocument): string {
  const blocks = [
    `# ${title}`,
    ...(summary === undefined ? [] : [`> ${summary}`]),
    ...notes,
    ...sections
      .filter(({ links }) => links.length > 0)
      .flatMap((section) => [
        `## ${section.title}`,
        section.links.map(renderLink).join('\n'),
      ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
