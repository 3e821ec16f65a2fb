import fs from 'node:fs';
import path from 'node:path';
import type { ProseFault } from './types';

const DIRECTORY = 'config/spelling';

/** A file of the project's dictionary. */
interface WordList {
  file: string;
  entries: string[];
  used: Set<string>;
}

/** Words that are right here and stand in no general dictionary. */
export interface ProjectDictionary {
  /** Ordinary words of this field: their case does not count. */
  words: WordList;
  /** Names of libraries, APIs, people and places: written as they are here. */
  names: WordList;
}

function loadList(siteDir: string, name: string): WordList {
  const file = path.posix.join(DIRECTORY, name);
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return { file, entries: text.split('\n').slice(0, -1), used: new Set() };
}

/** Loads the project's dictionary. */
export function loadDictionary(siteDir: string): ProjectDictionary {
  return {
    words: loadList(siteDir, 'words.txt'),
    names: loadList(siteDir, 'names.txt'),
  };
}

/** Whether the dictionary has a word; marks the entry as used. */
export function allows({ words, names }: ProjectDictionary, word: string): boolean {
  const lower = word.toLowerCase();
  const list = names.entries.includes(word)
    ? { ...names, entry: word }
    : words.entries.includes(lower)
      ? { ...words, entry: lower }
      : undefined;
  list?.used.add(list.entry);
  return list !== undefined;
}

function compare(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first === second ? (a < b ? -1 : 1) : first < second ? -1 : 1;
}

function describeEntry(
  entry: string,
  before: string | undefined,
  { used }: WordList,
): string | undefined {
  if (entry.trim() !== entry || entry === '') {
    return `"${entry}" is no word. Write one word a line, without blanks.`;
  }
  if (entry === before) {
    return `"${entry}" stands here twice. Remove one.`;
  }
  if (before !== undefined && compare(before, entry) > 0) {
    return `"${entry}" is out of order. Move it before "${before}": the list is sorted, whatever the case.`;
  }
  return used.has(entry)
    ? undefined
    : `"${entry}" is used nowhere, or the general dictionary has it. Remove the line.`;
}

/** Finds entries that are unused, repeated or out of order, once all texts are checked. */
export function checkDictionary({ words, names }: ProjectDictionary): ProseFault[] {
  return [words, names].flatMap((list) => {
    let offset = 0;
    return list.entries.flatMap((entry, index): ProseFault[] => {
      const message = describeEntry(entry, list.entries[index - 1], list);
      const at = offset;
      offset += entry.length + 1;
      return message === undefined
        ? []
        : [{ file: list.file, offset: at, check: 'dictionary', message }];
    });
  });
}
