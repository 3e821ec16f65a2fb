import { listFallen, raiseFloor } from '../floor';
import { getRank, rate, type Answer } from '../rateAnswers';

function createAnswers(ranks: (number | null)[]): Answer[] {
  return ranks.map((rank, at) => ({
    ask: `question ${at}`,
    language: 'en',
    set: 'own',
    isHeldOut: false,
    rank,
  }));
}

it.each<[string, string[], string[], number | null]>([
  ['a section', ['/x/a#b'], ['/x/a#b'], 1],
  [
    'any section of a guide that is named as a whole',
    ['/x/c', '/x/a#b'],
    ['/x/a'],
    2,
  ],
  ['no other section than the one that is named', ['/x/a#c'], ['/x/a#b'], null],
  [
    'no member where a page of the reference is named',
    ['/x/api/charts/a#prop-b'],
    ['/x/api/charts/a'],
    null,
  ],
  ['the first of several places', ['/x/d', '/x/b', '/x/a'], ['/x/a', '/x/b'], 2],
])('takes for an answer %s', (_what, results, places, rank) => {
  expect(
    getRank(
      results.map((id) => [id]),
      places,
    ),
  ).toBe(rank);
});

it('takes for an answer a place below the best one of its page', () => {
  expect(getRank([['/x/c'], ['/x/a#d', '/x/a#b']], ['/x/a#b'])).toBe(2);
});

it('counts what is among the first, the first three and the first ten', () => {
  expect(rate(createAnswers([1, 2, 4, null]))).toEqual({
    questions: 4,
    top1: 25,
    top3: 50,
    top10: 75,
  });
});

it('says which questions a fall below the floor has lost', () => {
  const floor = raiseFloor(createAnswers([1, 3, null]));
  expect(listFallen(createAnswers([1, 2, null]), floor)).toEqual([]);
  expect(listFallen(createAnswers([1, 4, null]), floor)).toEqual([
    'top3 is 33.3 %, the floor 66.7 %; no longer among the first three: question 1',
  ]);
});

it('raises a floor and never lowers it', () => {
  const floor = raiseFloor(createAnswers([1, 1]));
  expect(raiseFloor(createAnswers([1, null]), floor)).toEqual({
    top1: 100,
    top3: 100,
    top10: 100,
    missed: ['question 1'],
  });
});
