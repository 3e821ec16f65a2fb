import { SITE_TITLE } from '../../../config/siteTitle';
import { BRAND_PALETTE } from '../../../src/mui/brandPalette';
import { SITE_COLORS } from '../../../src/mui/siteColors';
import { SOCIAL_CARD_SIZE } from '../common/socialCardPath';
import { getTextWidth } from '../../../src/utils/textWidth';
import type { Card } from './types';

/** What satori draws: an element as React describes one. */
export interface CardElement {
  type: string;
  props: {
    style?: Record<string, string | number>;
    children?: CardElement | string | (CardElement | string)[];
    [attribute: string]: unknown;
  };
}

const { primary, secondary, paper } = SITE_COLORS.light;
const INK = '#10201f';
const MUTED = '#465857';
const HATCH_GROUND = '#d5e9ea';

const PADDING = 72;
const TEXT_WIDTH = SOCIAL_CARD_SIZE.width - 2 * PADDING;

/** Sizes of the title in pixels, the greatest first. */
const TITLE_SIZES = [84, 76, 68, 60, 52, 44];

/** Width of a letter in its font size: the mean of bold Inter, with room for wide ones. */
const LETTER = 0.6;

/** The plans, as their badges name them in all languages. */
export const PLAN_NAMES = { pro: 'Pro', premium: 'Premium' };

function box(
  style: Record<string, string | number>,
  ...children: (CardElement | string)[]
): CardElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/**
 * The greatest size at which no word is wider than the card and the title takes two
 * lines, or the smallest one.
 */
export function getTitleSize(title: string): number {
  const words = title.split(/\s+/).filter((word) => !/\p{Script=Han}/u.test(word));
  const longest = Math.max(0, ...words.map(getTextWidth));
  const smallest = TITLE_SIZES.at(-1)!;
  return (
    TITLE_SIZES.find((size) => {
      const perLine = TEXT_WIDTH / (size * LETTER);
      return longest <= perLine && getTextWidth(title) <= perLine * 1.8;
    }) ?? smallest
  );
}

/** The portal's mark, as in `static/img/mark.svg`. */
function createMark(size: number): CardElement {
  const path = (stroke: string, d: string): CardElement => ({
    type: 'path',
    props: { stroke, d },
  });
  return {
    type: 'svg',
    props: {
      viewBox: '0 0 32 32',
      width: size,
      height: size,
      fill: 'none',
      strokeWidth: 2.6,
      strokeLinecap: 'round',
      children: [
        { type: 'rect', props: { width: 32, height: 32, rx: 8, fill: primary } },
        path(paper, 'M7.5 14.5 14.5 7.5M7.5 24.5l17-17M17.5 24.5l7-7'),
        path(SITE_COLORS.dark.secondary, 'M7.5 17.5l7 7M17.5 7.5l7 7'),
      ],
    },
  };
}

/** Shares of the band along the lower edge, in the order of the palette. */
const SHARES = [0.42, 0.21, 0.16, 0.12, 0.09];

const BAND = { height: 32, gap: 4 };

/** A bar along the lower edge, stacked in the brand's colors; its first part is hatched. */
function createBand(): CardElement {
  const { width } = SOCIAL_CARD_SIZE;
  const { height, gap } = BAND;
  const [first] = BRAND_PALETTE.light;
  const parts = SHARES.map((share, index) => ({
    share,
    start: SHARES.slice(0, index).reduce((sum, other) => sum + other, 0),
    fill: index === 0 ? 'url(#hatch)' : BRAND_PALETTE.light[index],
  }));
  return {
    type: 'svg',
    props: {
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      style: { position: 'absolute', left: 0, bottom: 0 },
      children: [
        {
          type: 'pattern',
          props: {
            id: 'hatch',
            width: 14,
            height: 14,
            patternUnits: 'userSpaceOnUse',
            patternTransform: 'rotate(45)',
            children: [
              { type: 'rect', props: { width: 14, height: 14, fill: HATCH_GROUND } },
              { type: 'rect', props: { width: 5, height: 14, fill: first } },
            ],
          },
        },
        ...parts.map(({ share, start, fill }) => ({
          type: 'rect',
          props: { x: start * width, width: share * width - gap, height, fill },
        })),
      ],
    },
  };
}

function createTop({ product, plan }: Card): CardElement {
  const label = box({ fontSize: 30, color: MUTED }, product ?? '');
  const badge = box(
    {
      marginLeft: 20,
      padding: '6px 18px',
      borderRadius: 999,
      fontSize: 26,
      fontWeight: 700,
      color: paper,
      backgroundColor: plan === 'premium' ? secondary : primary,
    },
    plan ? PLAN_NAMES[plan] : '',
  );
  return box(
    { alignItems: 'center', justifyContent: 'space-between' },
    box(
      { alignItems: 'center', fontSize: 36, fontWeight: 700, color: INK },
      createMark(56),
      box({ marginLeft: 20 }, SITE_TITLE),
    ),
    box(
      { alignItems: 'center' },
      ...(product ? [label] : []),
      ...(plan ? [badge] : []),
    ),
  );
}

/**
 * The picture of a card, 1200 pixels wide: mark and library, title, description.
 *
 * @param families names of the fonts, the preferred ones first
 */
export function createCardElement(
  card: Card,
  families: readonly string[],
): CardElement {
  const { width, height } = SOCIAL_CARD_SIZE;
  const clamp = (lines: number) => ({ display: 'block', lineClamp: lines });
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: `60px ${PADDING}px 84px`,
      backgroundColor: paper,
      fontFamily: families.join(', '),
    },
    createTop(card),
    box(
      { flexDirection: 'column', flexGrow: 1, justifyContent: 'center' },
      box(
        {
          ...clamp(3),
          color: INK,
          fontSize: getTitleSize(card.title),
          fontWeight: 700,
          letterSpacing: '-0.02em',
          lineHeight: 1.15,
        },
        card.title,
      ),
      box({ width: 96, height: 6, margin: '28px 0', backgroundColor: secondary }),
      box(
        { ...clamp(3), color: MUTED, fontSize: 32, lineHeight: 1.4 },
        card.description,
      ),
    ),
    createBand(),
  );
}
