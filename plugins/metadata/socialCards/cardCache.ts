import fs from 'node:fs';
import path from 'node:path';
import { hashInputs } from '../../../src/node/buildCache';
import { writeAtomically } from '../../../src/node/writeAtomically';
import type { Card } from './types';

/** Drawn cards, kept from build to build. */
export interface CardCache {
  /** The card's PNG from an earlier build; undefined where nobody has drawn it. */
  get: (card: Card) => Buffer | undefined;
  set: (card: Card, png: Buffer) => void;
  /** Forgets the cards that nobody has asked for since the cache was opened. */
  prune: () => void;
}

/**
 * Opens the cache in a folder, which is made where it isn't there.
 *
 * @param fingerprint of the way in which cards are drawn
 */
export function openCardCache(dir: string, fingerprint: string): CardCache {
  fs.mkdirSync(dir, { recursive: true });
  const used = new Set<string>();

  function toFile({ title, description, product, plan }: Card): string {
    const name = `${hashInputs([fingerprint, title, description, product, plan])}.png`;
    used.add(name);
    return path.join(dir, name);
  }

  return {
    get(card) {
      const file = toFile(card);
      return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
    },
    set: (card, png) => writeAtomically(toFile(card), png),
    prune() {
      for (const name of fs.readdirSync(dir)) {
        if (!used.has(name)) {
          fs.rmSync(path.join(dir, name));
        }
      }
    },
  };
}
