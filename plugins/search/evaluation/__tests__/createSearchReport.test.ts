import {
  createSearchReport,
  renderMisses,
  renderRates,
} from '../createSearchReport';
import { createSearchTables } from '../createSearchTables';
import type { Answer } from '../rateAnswers';

const ANSWERS: Answer[] = [
  { ask: 'donut', language: 'en', set: 'collected', isHeldOut: true, rank: 1 },
  {
    ask: 'rows',
    language: 'en',
    set: 'own',
    isHeldOut: false,
    rank: 1,
    first: '/x/a',
  },
  {
    ask: 'slices',
    language: 'en',
    set: 'own',
    isHeldOut: true,
    rank: 4,
    first: '/x/b',
  },
  { ask: '行', language: 'zh', set: 'own', isHeldOut: false, rank: null },
];

it('rates the answers of each language, the held-out ones apart', () => {
  const report = createSearchReport(
    { active: [], waiting: [] },
    { answers: ANSWERS, latency: {}, weight: {} },
  );
  expect(report.hitRates).toMatchObject({
    en: {
      all: { questions: 2, top3: 50 },
      tunedOn: { questions: 1, top3: 100 },
      heldOut: { questions: 1, top3: 0 },
      collected: { questions: 1, top1: 100 },
      basic: { questions: 0 },
    },
    zh: { all: { questions: 1, top10: 0 }, heldOut: { questions: 0 } },
  });
});

it('has weights and times as tables', () => {
  const tables = createSearchTables({
    firstQueryKilobytes: { en: { median: 236.6, most: 253.5 } },
    latencyMilliseconds: {
      '4x': {
        firstQuery: 511.2,
        firstQueryPrepared: 358.4,
        following: { median: 22.5, p95: 90.2 },
      },
    },
  });
  expect(tables.map(({ rows }) => rows)).toEqual([
    [['en', 236.6, 253.5]],
    [['4x', 511.2, 358.4, 22.5, 90.2]],
  ]);
  tables.forEach(({ columns, rows }) => {
    expect(rows[0]).toHaveLength(columns.length);
  });
});

it.each([
  [
    'lists what the first three results do not answer',
    false,
    ['  en (held out)  slices  4', '  zh  行  not found'],
  ],
  [
    'says what was found first instead',
    true,
    ['  en (held out)  slices  4  /x/b', '  zh  行  not found  nothing'],
  ],
])('%s', (_title, showsFirst, lines) => {
  expect(renderMisses(ANSWERS, showsFirst).split('\n')).toEqual([
    '2 questions are not answered by the first three results:',
    ...lines,
  ]);
});

it('prints the rates of a set alone, without its questions', () => {
  expect(renderRates(ANSWERS, 'collected').split('\n')).toEqual([
    'collected en: of 1 questions the first result answers 100 %, the first three 100 %, the first ten 100 %',
    'collected zh: of 0 questions the first result answers 0 %, the first three 0 %, the first ten 0 %',
  ]);
});
