import type { LlmsTexts } from './texts';
import type { LlmsLink, LlmsSection, MarkdownPage } from './types';

/** A page as a list names it: with its description, and whether it is yet to come. */
export function toLink(
  { facts, url }: MarkdownPage,
  { planned }: LlmsTexts,
): LlmsLink {
  const { title, description = '', status } = facts;
  const parts = [description, status.includes('planned') && planned];
  return { title, url, description: parts.filter(Boolean).join(' ') || undefined };
}

/** Pages under a title. */
export function toSection(
  title: string,
  pages: readonly MarkdownPage[],
  texts: LlmsTexts,
): LlmsSection {
  return { title, links: pages.map((page) => toLink(page, texts)) };
}
