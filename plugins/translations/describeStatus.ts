import { describeCounts } from '../../src/utils/describeCounts';
import type { BlockChange, LanguageStatus, PageStatus, WordRun } from './types';

function renderWords(words: readonly WordRun[]): string {
  return words
    .map(({ text, change }) =>
      change === undefined
        ? text
        : change === 'added'
          ? `{+${text}+}`
          : `[-${text}-]`,
    )
    .join('');
}

function describeChange({ type, kind, section, en, words }: BlockChange): string {
  const place = section === undefined ? '' : ` #${section}`;
  const text = (words ? renderWords(words) : en).replace(/\n/g, '\n        ');
  return `    ${type.padEnd(8)}${kind}${place}: ${text}`;
}

function describePage({ state, route, changes, fault }: PageStatus): string[] {
  const count = state === 'behind' ? `  ${changes.length} changed` : '';
  return [
    `  ${state.padEnd(10)}  ${route}${count}`,
    ...(fault === undefined ? [] : [`    ${fault}`]),
    ...changes.map(describeChange),
  ];
}

/** A language's status for its translators, in lines: the counts, then page by page. */
export function describeStatus({
  language,
  counts,
  pages,
}: LanguageStatus): string[] {
  return [`${language}: ${describeCounts(counts)}.`, ...pages.flatMap(describePage)];
}
