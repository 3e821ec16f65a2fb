import { getNextItem } from '../useDisclosure';

describe('getNextItem', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 1, 0],
    ['End', 1, 2],
    ['Home', -1, undefined],
    ['End', -1, undefined],
    ['ArrowRight', 0, undefined],
    ['a', 0, undefined],
  ])('%s at %i of three leads to %s', (key, index, next) => {
    expect(getNextItem(key, index, 3)).toBe(next);
  });
});
