import { createSlugger } from '@docusaurus/utils';
import { Fault } from '../openBuild';
import { getNearestNames } from '../../../src/utils/nearestNames';

/** Characters that an answer has at most: what a model reads at once without losing its task. */
export const MAX_LENGTH = 24_000;

/** A heading of Markdown below the title, outside of code. */
const HEADING = /^#{2,3} (.+)$/;

interface Section {
  title: string;
  text: string;
}

/** A page's Markdown by its headings; what stands before the first one has no title. */
export function toSections(markdown: string): Section[] {
  const sections: Section[] = [{ title: '', text: '' }];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    isCode = line.startsWith('```') ? !isCode : isCode;
    const title = isCode ? undefined : HEADING.exec(line)?.[1];
    if (title !== undefined) {
      sections.push({ title, text: '' });
    }
    sections.at(-1)!.text += `${line}\n`;
  }
  return sections;
}

function listTitles(sections: readonly Section[]): string {
  return sections.flatMap(({ title }) => title || []).join(' | ');
}

/**
 * One section of a page.
 *
 * @throws Fault with the nearest headings
 */
export function pickSection(markdown: string, wanted: string): string {
  const sections = toSections(markdown);
  const found = sections.find(
    ({ title }) => title.toLowerCase() === wanted.toLowerCase(),
  );
  if (found === undefined) {
    const titles = sections.flatMap(({ title }) => title || []);
    const near = getNearestNames(wanted, titles);
    throw new Fault(
      `The page has no section "${wanted}". Near are: ${near.join(', ')}. Its sections are: ${listTitles(sections)}.`,
    );
  }
  return found.text;
}

/**
 * The section at an anchor of a page.
 *
 * @param source the page in the source language, whose headings give their anchors to
 *   those of its translations
 * @returns undefined where no heading has the anchor
 */
export function findSection(
  markdown: string,
  source: string,
  anchor: string,
): string | undefined {
  const slugger = createSlugger();
  const index = toSections(source).findIndex(
    ({ title }) => title !== '' && slugger.slug(title) === anchor,
  );
  return toSections(markdown)[index]?.text;
}

/** A page, cut before the first section that no longer fits, with what is left out. */
export function cutPage(markdown: string): string {
  if (markdown.length <= MAX_LENGTH) {
    return markdown;
  }
  const sections = toSections(markdown);
  let length = 0;
  const kept = sections.findIndex(
    ({ text }) => (length += text.length) > MAX_LENGTH,
  );
  const rest = sections.slice(Math.max(kept, 1));
  return `${sections
    .slice(0, Math.max(kept, 1))
    .map(({ text }) => text)
    .join('')}
(The page goes on. Ask for one of these by "section": ${listTitles(rest)})`;
}
