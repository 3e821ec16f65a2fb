import fs from 'node:fs';
import path from 'node:path';
import { parsePath } from '../../../src/utils/paths';
import { getSocialCardPath } from '../common/socialCardPath';
import { getCacheDir } from '../../../src/node/buildCache';
import { writeAtomically } from '../../../src/node/writeAtomically';
import { listBuiltPages } from '../../../src/node/listBuiltPages';
import { isNoIndex, readPageHead } from '../../../src/node/readPageHead';
import type { BuiltPage, BuiltSite, FinishStep } from '../../../src/node/types';
import { openCardCache } from './cardCache';
import { createCard } from './createCard';
import { createFingerprint } from './createFingerprint';
import { drawCard } from './drawCard';
import { loadFonts } from './loadFonts';
import type { Card } from './types';

/** Cards that are drawn at once: one is laid out while the others are painted beside. */
const AT_ONCE = 4;

/** A card, and the file that the page's head names as its picture. */
interface PlacedCard {
  card: Card;
  file: string;
}

function placeCard(site: BuiltSite, page: BuiltPage): PlacedCard[] {
  const head = readPageHead(fs.readFileSync(page.file, 'utf8'));
  if (isNoIndex(head)) {
    return [];
  }
  const names = site.languages.map(({ name }) => name);
  const { canonical } = parsePath(page.route, names);
  const file = path.join(site.dir, getSocialCardPath(canonical, page.language));
  return [{ card: createCard(page, head), file }];
}

/** Draws cards, some at once, and collects the faults of all. */
async function drawAll(
  placed: readonly PlacedCard[],
  siteDir: string,
  keep: (card: Card, png: Buffer) => void,
): Promise<string[]> {
  const faults: string[] = [];
  const fonts = loadFonts(
    siteDir,
    placed.map(({ card }) => card),
  );
  const queue = placed.values();
  async function work() {
    for (const { card, file } of queue) {
      try {
        const png = await drawCard(card, fonts);
        keep(card, png);
        writeAtomically(file, png);
      } catch (error) {
        faults.push((error as Error).message);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults.sort();
}

/**
 * Draws the social card of each page that search engines list, at the address that the
 * page's head names. A card that an earlier build drew in the same way is taken from the
 * cache.
 */
async function writeSocialCards(site: BuiltSite, cacheDir: string): Promise<string> {
  const cache = openCardCache(cacheDir, createFingerprint(site.siteDir));
  const placed = listBuiltPages(site).flatMap((page) => placeCard(site, page));
  const open = placed.filter(({ card, file }) => {
    const png = cache.get(card);
    if (png) {
      writeAtomically(file, png);
    }
    return png === undefined;
  });
  const faults =
    open.length === 0 ? [] : await drawAll(open, site.siteDir, cache.set);
  if (faults.length > 0) {
    throw new Error(
      `Cards can't be drawn:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  }
  cache.prune();
  return `${placed.length} cards, ${open.length} of them drawn anew`;
}

/**
 * The step that draws the social cards.
 *
 * @param cacheDir where cards are kept from build to build; by default with the caches of
 *   the installed packages
 */
export function createSocialCardsStep(cacheDir?: string): FinishStep {
  return {
    name: 'social cards',
    run: (site) =>
      writeSocialCards(site, cacheDir ?? getCacheDir(site.siteDir, 'social-cards')),
  };
}
