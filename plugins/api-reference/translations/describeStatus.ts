import { describeCounts } from '../../../src/utils/describeCounts';
import type { PageStatus, TranslationStatus } from './compareTranslations';
import type { SourceText } from './types';

function describeTexts(mark: string, texts: readonly SourceText[]): string[] {
  return texts.map(
    ({ key, en }) => `    ${mark}  ${key}: ${en.replace(/\n/g, '\n      ')}`,
  );
}

/** What is to be done on a page, text by text. */
function describeWork({ orphaned, faults, ...status }: PageStatus): string[] {
  return [
    ...describeTexts('new', status.new),
    ...describeTexts('changed', status.changed),
    ...orphaned.map(
      (key) =>
        `    orphaned  ${key}: the page has no such text, or shared.json has it: remove the key`,
    ),
    ...faults.map(
      ({ key, lost }) =>
        `    faulty  ${key}: the translation lacks ${lost.join(' and ')}`,
    ),
  ];
}

function countTexts({ pages, orphaned }: TranslationStatus) {
  const count = (get: (page: PageStatus) => number) =>
    pages.reduce((sum, page) => sum + get(page), 0);
  return {
    'texts translated': count(({ translated }) => translated),
    new: count((page) => page.new.length),
    changed: count(({ changed }) => changed.length),
    orphaned: count((page) => page.orphaned.length) + orphaned.length,
  };
}

function describePage(status: PageStatus, isShort: boolean): string[] {
  const { page, translated, changed, orphaned, faults } = status;
  const counts = {
    translated,
    new: status.new.length,
    changed: changed.length,
    orphaned: orphaned.length,
    ...(faults.length > 0 && { faulty: faults.length }),
  };
  return [
    `  ${page.padEnd(48)} ${describeCounts(counts)}`,
    ...describeWork(isShort ? { ...status, new: [] } : status),
  ];
}

/**
 * A language's status for its translators, in lines: the counts, then page by page.
 *
 * @param isShort whether texts that nobody has translated yet are only counted
 */
export function describeStatus(
  language: string,
  status: TranslationStatus,
  isShort: boolean,
): string[] {
  return [
    `${language}: ${describeCounts(countTexts(status))}.`,
    ...status.pages.flatMap((page) => describePage(page, isShort)),
    ...status.orphaned.map(
      (hash) => `  shared.json: no page has the text of "${hash}": remove the key`,
    ),
  ];
}
