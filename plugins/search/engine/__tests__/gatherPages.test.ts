import { gatherPages } from '../gatherPages';
import type { IndexedEntry, IndexedPage } from '../indexFormat';

const pages: IndexedPage[] = [
  { route: '/x/a', title: 'A', kind: 'guide' },
  { route: '/x/b', title: 'B', kind: 'migration' },
  { route: '/x/api/c', title: 'C', kind: 'api' },
];

/** A result: the number of its page, its score, and its place on the page where others share it. */
type Ranked = [page: number, score: number, anchor?: string];

/** Answers as text, from the scores of entries on pages: `0 (1 2)` has 1 and 2 below 0. */
function gather(...ranked: Ranked[]): string[] {
  const entries = ranked.map(([page, score], entry) => ({
    entry,
    page,
    score,
    covered: 1,
    isAnswer: score >= 0.3,
  }));
  const places = ranked.map(([page, , anchor], entry): IndexedEntry => ({
    type: 'heading',
    name: `${entry}`,
    pages: [page],
    anchor: anchor ?? `${entry}`,
  }));
  return gatherPages(entries, { pages, entries: places }).map(({ entry, others }) =>
    others.length === 0
      ? `${entry}`
      : `${entry} (${others.map((other) => other.entry).join(' ')})`,
  );
}

it.each<[string, Ranked[], string[]]>([
  [
    'a page once, with its next best below',
    [
      [0, 1],
      [1, 0.9],
      [0, 0.8],
    ],
    ['0 (2)', '1'],
  ],
  [
    'no more than three below',
    [
      [0, 1],
      [0, 0.9],
      [0, 0.9],
      [0, 0.9],
      [0, 0.9],
    ],
    ['0 (1 2 3)'],
  ],
  [
    'a place with several names once',
    [
      [1, 1, 'types'],
      [1, 0.9, 'types'],
      [1, 0.8, 'slots'],
      [1, 0.7, 'slots'],
    ],
    ['0 (2)'],
  ],
  [
    'what is far behind its page, and nothing far behind the first below',
    [
      [0, 1],
      [0, 0.2],
      [0, 0.05],
    ],
    ['0 (1)'],
  ],
  [
    'no answer of its own that is far behind',
    [
      [0, 1],
      [1, 0.2],
      [2, 0.2],
    ],
    ['0'],
  ],
  [
    'each member of the reference',
    [
      [2, 1],
      [2, 0.9],
      [0, 0.8],
    ],
    ['0', '1', '2'],
  ],
  [
    'members behind what is nearly as good, one step further each',
    [
      [2, 1],
      [2, 0.99],
      [2, 0.98],
      [0, 0.95],
    ],
    ['0', '3', '1', '2'],
  ],
])('lists %s', (_, ranked, answers) => {
  expect(gather(...ranked)).toEqual(answers);
});
