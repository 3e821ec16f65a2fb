import type { ReactNode } from 'react';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { SOCIAL_CARD_SIZE } from '../common/socialCardPath';
import { createCardElement } from './createCardElement';
import { encodePng } from './encodePng';
import type { Card } from './types';

/**
 * Draws a card.
 *
 * @param fonts those of {@link loadFonts}; satori reads them once as long as the array is the same
 * @returns the PNG
 * @throws an Error that names the page and each character that no font has
 */
export async function drawCard(card: Card, fonts: Font[]): Promise<Buffer> {
  const missing = new Set<string>();
  const families = [...new Set(fonts.map(({ name }) => name))];
  const svg = await satori(createCardElement(card, families) as ReactNode, {
    ...SOCIAL_CARD_SIZE,
    fonts,
    loadAdditionalAsset: async (_code, segment) => {
      missing.add(segment);
      return [];
    },
  });
  if (missing.size > 0) {
    const names = [...missing].map(
      (text) => `"${text}" (U+${text.codePointAt(0)!.toString(16).toUpperCase()})`,
    );
    throw new Error(
      `${card.route}: no font of the cards has ${names.join(', ')}. Write the title or the description without, or add a font to loadFonts.ts.`,
    );
  }
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return encodePng({ width: image.width, height: image.height, data: image.pixels });
}
