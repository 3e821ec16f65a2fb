import fs from 'node:fs';
import path from 'node:path';
import { getAudience, parsePath } from '../../../src/utils/paths';
import { getDocsDir } from '../../pages';
import type { SearchPlace, SearchSource } from '../../search';
import { parsePage } from '../../translations';
import { findText, listOldNames } from './listOldNames';
import { readSections, type GuideSection } from './readSections';

const GUIDE = /^\/x\/migration\/(migration-[\w-]+)$/;

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

/** A guide in a language. */
interface Guide {
  title: string;
  sections: GuideSection[];
}

/** @returns undefined where the guide is not in that language */
function readGuide(
  siteDir: string,
  docsDir: string,
  folder: string,
): Guide | undefined {
  const file = path.posix.join(docsDir, 'migration', folder, 'index.mdx');
  const fullPath = path.join(siteDir, file);
  if (!fs.existsSync(fullPath)) {
    return undefined;
  }
  const { root, blocks } = parsePage(fs.readFileSync(fullPath, 'utf8'), file);
  const title = blocks.find(({ kind, key }) => kind === 'field' && key === 'title');
  return { title: title?.text ?? folder, sections: readSections(root) };
}

/**
 * Lists the names that a version took away, each with the section that says what to use.
 * The names are the English page's, in all languages; the texts are the language's own.
 */
export function listSearchPlaces({
  site,
  language,
  pages,
}: SearchSource): SearchPlace[] {
  const source = site.languages[0]!.name;
  return pages.flatMap(({ route }) => {
    const { canonical } = parsePath(route, [language.name]);
    const folder = GUIDE.exec(canonical)?.[1];
    const english =
      folder && readGuide(site.siteDir, getDocsDir(source, source), folder);
    if (!folder || !english) {
      return [];
    }
    const shown =
      readGuide(site.siteDir, getDocsDir(language.name, source), folder) ?? english;
    const page: SearchPlace['page'] = {
      route: canonical,
      title: shown.title,
      kind: 'migration',
      product: getAudience(canonical),
    };
    return listOldNames(english.sections, SKIPPED).map(({ name, section: id }) => {
      const section =
        shown.sections.find((one) => one.id === id) ??
        english.sections.find((one) => one.id === id)!;
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
