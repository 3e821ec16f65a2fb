import { compareBlocks, type ComparedBlock } from '../compareBlocks';

const toBlocks = (texts: string[]): ComparedBlock[] =>
  texts.map((text) => {
    const [, key, heading] = /^#(\S+) (.*)$/.exec(text) ?? [];
    return heading === undefined
      ? { kind: 'paragraph', text }
      : { kind: 'heading', key, text: heading };
  });

/** Steps as `old>new`, with a mark where they are not kept. */
function compare(old: string[], now: string[]): string {
  return compareBlocks(toBlocks(old), toBlocks(now))
    .map((step) => {
      switch (step.type) {
        case 'kept':
          return `${step.from}>${step.to}`;
        case 'changed':
          return `${step.from}~${step.to}`;
        case 'new':
          return `+${step.to}`;
        case 'removed':
          return `-${step.from}`;
      }
    })
    .join(' ');
}

const [A, B, C] = [
  'A pie shows the shares of a whole.',
  'Each slice has a value and a color.',
  'Labels stand beside their slices.',
];

it.each<[string, string[], string[], string]>([
  ['nothing changed', [A, B], [A, B], '0>0 1>1'],
  ['a text is new', [A, C], [A, B, C], '0>0 +1 1>2'],
  ['a text is gone', [A, B, C], [A, C], '0>0 -1 2>1'],
  ['a text is reworded', [A, B], [A, `${B} Or none.`], '0>0 1~1'],
  [
    'a lone text is written anew',
    [A, B, C],
    [A, 'Quite another thing', C],
    '0>0 1~1 2>2',
  ],
  ['two texts are reworded at once', [B, C], [`Now ${C}`, `Now ${B}`], '1~0 0~1'],
  ['texts change places', [A, B, C], [B, C, A], '1>0 2>1 0>2'],
  ['the same text comes twice', [A, A], [A, A, A], '0>0 1>1 +2'],
  ['a heading keeps its id', ['#a One'], ['#a Quite another thing'], '0~0'],
  ['a heading keeps its text', ['#a One'], ['#b One'], '0>0'],
  ['a paragraph becomes a heading', [A], [`#a ${A}`], '-0 +0'],
])('sees that %s', (_, old, now, steps) => {
  expect(compare(old, now)).toBe(steps);
});
