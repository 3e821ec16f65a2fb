import fs from 'node:fs';
import path from 'node:path';
import { getAudience, parsePath } from '../../../src/utils/paths';
import { getDocsDir, parseFields } from '../../pages';
import type { SearchPlace, SearchSource } from '../../search';
import { readOldNames } from './readOldNames';

const GUIDE = /^\/x\/migration\/(migration-[\w-]+)$/;

/** Sections whose tables lead to others, or list what is not gone. */
const SKIPPED = [
  'in-short',
  'all-changes',
  'codemods',
  'troubleshooting',
  'after',
  'api',
];

/** Lists the names that a version took away, each with the section that replaces it. */
export function listSearchPlaces({
  site,
  language,
  pages,
}: SearchSource): SearchPlace[] {
  const docsDir = getDocsDir(language.name, site.languages[0]!.name);
  return pages.flatMap(({ route }) => {
    const { canonical } = parsePath(route, [language.name]);
    const [, folder] = GUIDE.exec(canonical) ?? [];
    const file = path.join(docsDir, `migration/${folder}/index.mdx`);
    const fullPath = path.join(site.siteDir, file);
    if (folder === undefined || !fs.existsSync(fullPath)) {
      return [];
    }
    const text = fs.readFileSync(fullPath, 'utf8');
    const page: SearchPlace['page'] = {
      route: canonical,
      title: String(parseFields(text, file).title),
      kind: 'migration',
      product: getAudience(canonical),
    };
    return readOldNames(text, SKIPPED).map(
      ({ name, section, title, text: says }): SearchPlace => ({
        type: 'oldName',
        name,
        page,
        anchor: section,
        section: title,
        text: says,
      }),
    );
  });
}
