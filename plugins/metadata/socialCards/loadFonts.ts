import fs from 'node:fs';
import path from 'node:path';
import type { Font } from 'satori';
import { SITE_TITLE } from '../../../config/siteTitle';
import { PLAN_NAMES } from './createCardElement';
import type { Card } from './types';

type Weight = 400 | 700;

interface Family {
  name: string;
  /** The npm package of its files. */
  folder: string;
}

const INTER: Family = { name: 'Inter', folder: 'inter' };
const CHINESE: Family = { name: 'Noto Sans SC', folder: 'noto-sans-sc' };

/** A part of a family, in a file of its own, with the characters that it has. */
interface Part {
  /** As in the file's name: `latin`, or a number. */
  name: string;
  has: (character: number) => boolean;
}

/** Reads the ranges of a style sheet's `unicode-range`. */
function parseRanges(text: string): Part['has'] {
  const ranges = text.split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (character) =>
    ranges.some(([first, last]) => first <= character && character <= last);
}

function getFolder(siteDir: string, { folder }: Family): string {
  return path.join(siteDir, 'node_modules/@fontsource', folder);
}

function loadParts(siteDir: string, family: Family): Part[] {
  const file = path.join(getFolder(siteDir, family), 'unicode.json');
  const ranges = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([name, text]) => ({
    name: name.replace(/^\[|\]$/g, ''),
    has: parseRanges(text),
  }));
}

/** The characters that are drawn in each weight. */
function collectCharacters(cards: readonly Card[]): Record<Weight, number[]> {
  const collect = (texts: string[]) =>
    [...new Set(texts.join(''))].map((character) => character.codePointAt(0)!);
  return {
    400: collect(
      cards.flatMap(({ description, product = '' }) => [description, product]),
    ),
    700: collect([
      SITE_TITLE,
      ...Object.values(PLAN_NAMES),
      ...cards.map(({ title }) => title),
    ]),
  };
}

/**
 * Loads what the cards' texts need of the fonts: of Chinese, which has a hundred files
 * for each weight, those alone whose characters occur. A character that Inter has is
 * never taken from the Chinese font. Each file is a family of its own: of several with
 * one name satori looks into one alone.
 *
 * @param siteDir the folder of the portal's sources
 */
export function loadFonts(siteDir: string, cards: readonly Card[]): Font[] {
  const families = [INTER, CHINESE].map((family) => ({
    ...family,
    dir: getFolder(siteDir, family),
    parts: loadParts(siteDir, family),
  }));
  const characters = collectCharacters(cards);
  return families.flatMap(({ name, folder, dir, parts }) =>
    ([400, 700] as const).flatMap((weight): Font[] => {
      const open = characters[weight];
      const used = parts.filter(({ has }) => open.some(has));
      characters[weight] = open.filter(
        (character) => !used.some(({ has }) => has(character)),
      );
      return used.map((part) => ({
        name: `${name} ${part.name}`,
        weight,
        style: 'normal',
        data: fs.readFileSync(
          path.join(dir, 'files', `${folder}-${part.name}-${weight}-normal.woff`),
        ),
      }));
    }),
  );
}
