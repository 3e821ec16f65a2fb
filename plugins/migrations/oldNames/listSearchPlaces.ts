import fs from 'node:fs';
import path from 'node:path';
import { getAudience, parsePath } from '../../../src/utils/paths';
import { getPageFile } from '../../pages';
import type { SearchPlace, SearchSource } from '../../search';
import { parsePage } from '../../translations';
import { findText, listOldNames } from './listOldNames';
import { readSections, type GuideSection } from './readSections';

const GUIDE = /^\/x\/migration\/migration-[\w-]+$/;

/** Sections whose tables lead to others, or list what is not gone. */
export const SKIPPED = [
  'in-short',
  'all-changes',
  'codemod',
  'codemods',
  'troubleshooting',
  'after',
  'next',
  'api',
] as const;

/** What a guide says in a language. */
interface GuideText {
  title: string;
  sections: GuideSection[];
}

/** @returns undefined where there is no such file */
function readGuide(siteDir: string, file: string): GuideText | undefined {
  const fullPath = path.join(siteDir, file);
  if (!fs.existsSync(fullPath)) {
    return undefined;
  }
  const { root, blocks } = parsePage(fs.readFileSync(fullPath, 'utf8'), file);
  const title = blocks.find(({ kind, key }) => kind === 'field' && key === 'title');
  return { title: title?.text ?? file, sections: readSections(root) };
}

/**
 * Lists the names that a version took away, each with the section that says what to use.
 * The names are the English page's, in all languages; the texts are the language's own.
 */
export function listSearchPlaces({
  site: { siteDir, languages },
  language,
  pages,
}: SearchSource): SearchPlace[] {
  const source = languages[0]!.name;
  const guides = pages
    .map(({ route }) => parsePath(route, [language.name]).canonical)
    .filter((route) => GUIDE.test(route));
  return guides.flatMap((route) => {
    const english = readGuide(siteDir, getPageFile(route, source, source));
    if (english === undefined) {
      return [];
    }
    const translated =
      language.name === source
        ? undefined
        : readGuide(siteDir, getPageFile(route, language.name, source));
    const { title, sections } = translated ?? english;
    const page: SearchPlace['page'] = {
      route,
      title,
      kind: 'migration',
      product: getAudience(route),
    };
    return listOldNames(english.sections, SKIPPED).map(({ name, section: id }) => {
      const section = [...sections, ...english.sections].find(
        (one) => one.id === id,
      )!;
      return {
        type: 'oldName' as const,
        name,
        page,
        anchor: id,
        section: section.title,
        text: findText(section, name),
      };
    });
  });
}
