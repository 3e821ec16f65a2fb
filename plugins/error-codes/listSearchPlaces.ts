import { translate } from '../../src/node/dictionary';
import type { SearchPlace, SearchSource } from '../search';
import { loadErrorCodes } from './loadErrorCodes';
import type { ErrorCode } from './types';

/** Longest message in a title, in characters. */
const LONGEST_MESSAGE = 70;

/** The beginning of a message as a title has it: one line, without the prefix of all messages. */
export function shortenMessage(message: string): string {
  const [line = ''] = message
    .replace(/^MUI: /, '')
    .replaceAll('`', '')
    .replaceAll('%s', '…')
    .split('\n', 1);
  return line.length > LONGEST_MESSAGE
    ? `${line.slice(0, line.lastIndexOf(' ', LONGEST_MESSAGE))} …`
    : line;
}

/**
 * Places of numbered errors, on the page that explains them. Packages that give one number
 * to several messages share its place.
 */
export function toErrorPlaces(
  codes: readonly ErrorCode[],
  language: string,
): SearchPlace[] {
  const numbers = [...new Set(codes.map(({ code }) => code))];
  return numbers.map((number) => {
    const messages = codes
      .filter(({ code }) => code === number)
      .map(({ message }) => message);
    const label = translate(language, 'errorDecoder.error', { code: number });
    const name = `${label}: ${shortenMessage(messages[0]!)}`;
    return {
      type: 'error',
      name,
      page: {
        route: `/production-error?code=${number}`,
        title: name,
        kind: 'guide',
      },
      // As the console has it: readers paste the whole line.
      text: [`Minified MUI error #${number}:`, ...new Set(messages)].join(' '),
    };
  });
}

/** Lists the numbered errors of the installed packages for the search. */
export function listSearchPlaces({ site, language }: SearchSource): SearchPlace[] {
  return toErrorPlaces(loadErrorCodes(site.siteDir), language.name);
}
