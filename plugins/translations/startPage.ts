import fs from 'node:fs';
import path from 'node:path';
import { loadPage } from './loadPages';
import { listMarkers, markText } from './markers';
import { getEnglishFile, getTranslationFile, type TranslationSite } from './paths';
import { writeRevision, toRevision } from './revisions';
import { composeTranslation } from './composeTranslation';
import { hasProse } from './hasProse';
import type { ParsedPage, Revision } from './types';

/**
 * A translation to begin with: the English page with explicit heading ids, its demos and
 * code, and every text marked.
 */
export function startTranslation(english: ParsedPage): {
  text: string;
  revision: Revision;
} {
  const revision = toRevision(english);
  return {
    text: composeTranslation(english, (block) => {
      const text = english.source.slice(block.start, block.end);
      return { text: hasProse(block) ? markText(block, 'new', text) : text };
    }),
    revision: {
      ...revision,
      blocks: revision.blocks.map((block, index) =>
        hasProse(english.blocks[index]!) ? { ...block, todo: 'new' } : block,
      ),
    },
  };
}

/**
 * Gives a translation to begin with the title that its page has in the navigation: the
 * `sidebar_label` where the English page has one, else the `title`. That field is then
 * nothing to translate any more.
 *
 * @param text the file, with marks
 * @param title in the language of the translation, as `pageTitles.json` has it
 */
export function fillInTitle(text: string, title: string): string {
  const field = /^sidebar_label: /m.test(text) ? 'sidebar_label' : 'title';
  return text.replace(new RegExp(`^${field}: .*$`, 'm'), () => `${field}: ${title}`);
}

/**
 * Writes a page's translation to begin with, and records of which English it is.
 *
 * @param title see `fillInTitle`; undefined where the language has none for the page
 * @returns what to tell the translator, in lines
 * @throws an Error where the page is translated already
 */
export function startPage(
  { siteDir, docsDir }: TranslationSite,
  page: string,
  language: string,
  title: string | undefined,
): string[] {
  const file = getTranslationFile(page, language);
  const target = path.join(siteDir, file);
  if (fs.existsSync(target)) {
    throw new Error(
      `${file} is already there, and nothing is overwritten. To bring it up to date: npm run i18n:update -- ${page}`,
    );
  }
  const english = loadPage(siteDir, getEnglishFile(page, docsDir))!;
  const { text: marked, revision } = startTranslation(english);
  const text = title === undefined ? marked : fillInTitle(marked, title);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text, { flag: 'wx' });
  writeRevision(siteDir, page, language, revision);
  return [
    `Written: ${file}, with ${listMarkers(text).length} places to translate.`,
    `Translate each and remove its comment, by the terms of i18n/${language}/GLOSSARY.md, then write: npm run i18n:update -- ${page}`,
  ];
}
