import { getNextIndex } from '../useRovingFocus';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 2, false, 1],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 0, true, 1],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['Home', 2, true, 0],
  ['End', 0, true, 2],
  ['ArrowDown', 1, false, undefined],
  ['Tab', 1, false, undefined],
])('%s from %i of 3, right to left: %s, leads to %s', (key, index, isRtl, next) => {
  expect(getNextIndex(key, index, 3, isRtl)).toBe(next);
});
