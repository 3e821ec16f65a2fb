import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { allows, checkDictionary, loadDictionary } from '../dictionary';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dictionary-'));
  fs.mkdirSync(path.join(siteDir, 'config/spelling'), { recursive: true });
});

afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function load(words: string, names = '') {
  fs.writeFileSync(path.join(siteDir, 'config/spelling/words.txt'), words);
  fs.writeFileSync(path.join(siteDir, 'config/spelling/names.txt'), names);
  return loadDictionary(siteDir);
}

it.each([
  ['an ordinary word', 'focusable', true],
  ['an ordinary word at the beginning', 'Focusable', true],
  ['a name', 'Luxon', true],
  ['a name in other letters', 'luxon', false],
  ['an unknown word', 'focusible', false],
])('decides on %s', (_, word, expected) => {
  expect(allows(load('focusable\n', 'Luxon\n'), word)).toBe(expected);
});

it.each([
  ['an unused entry', 'a\nb\nunused\n', '4 "unused" is used nowhere'],
  ['an entry out of order', 'b\na\n', '2 "a" is out of order. Move it before "b"'],
  ['a repeated entry', 'a\na\n', '2 "a" stands here twice. Remove one.'],
  ['a blank line', 'a\n\n', '2 "" is no word.'],
])('names %s', (_, words, fault) => {
  const dictionary = load(words);
  ['a', 'b'].forEach((word) => allows(dictionary, word));
  expect(
    checkDictionary(dictionary).map(({ offset, message }) => `${offset} ${message}`),
  ).toEqual([expect.stringContaining(fault)]);
});
