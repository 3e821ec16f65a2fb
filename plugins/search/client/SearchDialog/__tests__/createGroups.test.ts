import { createGroups } from '../createGroups';
import {
  createResponse,
  createResult,
} from '../../../engine/__tests__/createFakeEngine';

const SEVEN = ['1', '2', '3', '4', '5', '6', '7'].map((name) =>
  createResult(name, 'api'),
);
const GUIDE = createResult('guide');

/** Groups as text: `api: 1, 2, all 7`. */
function render(...args: Parameters<typeof createGroups>) {
  return createGroups(...args).map(
    ({ kind, choices }) =>
      `${kind}: ${choices
        .map((choice) =>
          choice.type === 'result' ? choice.result.title : `all ${choice.count}`,
        )
        .join(', ')}`,
  );
}

it.each([
  [
    'the kind of the best comes first',
    [SEVEN[0]!, GUIDE],
    ['api: 1', 'guide: guide'],
  ],
  [
    'a kind shows its first five, and the way to all',
    [...SEVEN, GUIDE],
    ['api: 1, 2, 3, 4, 5, all 7', 'guide: guide'],
  ],
  ['nothing has no groups', [], []],
])('%s', (_, results, expected) => {
  expect(render({ text: 'a' }, createResponse(...results))).toEqual(expected);
});

it('shows all of the kind that is asked for', () => {
  const response = createResponse(...SEVEN);
  expect(render({ text: 'a', kind: 'api' }, response)).toEqual([
    'api: 1, 2, 3, 4, 5, 6, 7',
  ]);
  expect(render({ text: 'a', kind: 'demo' }, createResponse())).toEqual([]);
});

it('leads to results that the response has left out', () => {
  const response = { ...createResponse(GUIDE), kinds: { guide: 30 } };
  expect(render({ text: 'a' }, response)).toEqual(['guide: guide, all 30']);
});
