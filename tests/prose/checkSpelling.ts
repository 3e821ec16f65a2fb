import type { Prose, ProseFault } from './types';
import { toPlainText } from './toPlainText';
import { allows, type ProjectDictionary } from './dictionary';

/** American English, the terms of the field, and names of companies. */
const SETTINGS = {
  language: 'en-US',
  dictionaries: ['en_us', 'en-common-misspellings', 'softwareTerms', 'companies'],
  minWordLength: 3,
  maxNumberOfProblems: 10_000,
};

/** Published as an ES module only, and slow to load. */
const loadChecker = () => import('cspell-lib');

async function findUnknownWords(
  prose: Prose,
): Promise<{ word: string; offset: number }[]> {
  const { spellCheckDocument } = await loadChecker();
  const { issues } = await spellCheckDocument(
    {
      uri: 'prose.txt',
      text: toPlainText(prose),
      languageId: 'plaintext',
      locale: SETTINGS.language,
    },
    { generateSuggestions: false, noConfigSearch: true },
    SETTINGS,
  );
  return issues.map(({ text, offset }) => ({
    word: text.replace(/['’]s$/, ''),
    offset,
  }));
}

async function suggest(word: string): Promise<string[]> {
  const { suggestionsForWord } = await loadChecker();
  const { suggestions } = await suggestionsForWord(
    word,
    {
      locale: SETTINGS.language,
      numSuggestions: 3,
      numChanges: 2,
      includeTies: false,
    },
    SETTINGS,
  );
  return suggestions
    .map((entry) => `"${entry.wordAdjustedToMatchCase ?? entry.word}"`)
    .slice(0, 3);
}

async function describe(word: string): Promise<string> {
  const home = /^\p{Lu}/u.test(word) ? 'names' : 'words';
  const suggestions = await suggest(word);
  const write =
    suggestions.length > 0 ? `Write ${suggestions.join(' or ')}, or add` : 'Add';
  return `"${word}" is in no dictionary. ${write} it to config/spelling/${home}.txt where it is right.`;
}

/**
 * Finds words that neither American English nor the project's own dictionary has.
 *
 * @param dictionary keeps a record of the entries that were used
 */
export async function checkSpelling(
  proses: readonly Prose[],
  dictionary: ProjectDictionary,
): Promise<ProseFault[]> {
  const faults: ProseFault[] = [];
  const messages = new Map<string, string>();
  for (const prose of proses) {
    for (const { word, offset } of await findUnknownWords(prose)) {
      const isName = prose.isData && /^\p{Lu}/u.test(word);
      if (isName || allows(dictionary, word)) {
        continue;
      }
      const message = messages.get(word) ?? (await describe(word));
      messages.set(word, message);
      faults.push({ file: prose.file, offset, check: 'spelling', message });
    }
  }
  return faults;
}
