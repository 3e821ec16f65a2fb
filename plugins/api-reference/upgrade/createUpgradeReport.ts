import type { BrokenDemo } from './checkDemos';
import type { TouchedPage, TouchedTranslation } from './findTouchedPages';

/** What a move to another version asks of the portal's maintainers. */
export interface UpgradeFindings {
  /** The version that the pages were written for, and the new one. */
  from: string;
  to: string;
  /** Names in documented.ts that the packages do not export any more. */
  unknownNames: readonly string[];
  pages: readonly TouchedPage[];
  demos: readonly BrokenDemo[];
  /** Routes of touched pages that have a Chinese translation. */
  translatedPages: readonly string[];
  translations: readonly TouchedTranslation[];
}

function createSection(title: string, lines: readonly string[]): string {
  return `${title}: ${lines.length === 0 ? 'none' : `\n${lines.join('\n')}`}`;
}

/** Writes the findings as text, for a terminal. */
export function createUpgradeReport({
  from,
  to,
  unknownNames,
  pages,
  demos,
  translatedPages,
  translations,
}: UpgradeFindings): string {
  const texts = translations.reduce((sum, { count }) => sum + count, 0);
  return [
    `From ${from} to ${to}`,
    createSection(
      'Names to remove or correct in plugins/api-reference/documented.ts',
      unknownNames.map((line) => `  ${line}`),
    ),
    createSection(
      'Pages that show what changed',
      pages.map(
        ({ permalink, changes }) =>
          `  ${permalink}\n${changes.map((line) => `    - ${line}`).join('\n')}`,
      ),
    ),
    createSection(
      'Demos that do not compile',
      demos.map(
        ({ file, error, count }) =>
          `  ${file}:${error}${count > 1 ? ` (and ${count - 1} more)` : ''}`,
      ),
    ),
    createSection(
      'Chinese pages to look through',
      translatedPages.map((permalink) => `  ${permalink}`),
    ),
    createSection(
      `Descriptions of the reference to translate (${texts})`,
      translations.map(({ page, count }) => `  ${page}: ${count}`),
    ),
  ].join('\n\n');
}
