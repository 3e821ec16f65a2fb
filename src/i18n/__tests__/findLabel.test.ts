import { findLabel } from '../findLabel';
import { listKeys } from '../listKeys';

const found = { one: '{count} page', other: '{count} pages' };
const TREE = { top: 'Top', menu: { open: 'Open', list: { deep: { found } } } };

it.each([
  ['top', 'Top'],
  ['menu.open', 'Open'],
  ['menu.list.deep.found', found],
  ['menu', undefined],
  ['menu.list.deep', undefined],
  ['menu.close', undefined],
  ['menu.open.more', undefined],
  ['menu.list.deep.found.one', undefined],
  ['', undefined],
])('at "%s" there is %j', (key, label) => {
  expect(findLabel(TREE, key)).toEqual(label);
});

it('lists the keys of labels, however deep', () => {
  expect(listKeys(TREE)).toEqual(['top', 'menu.open', 'menu.list.deep.found']);
});
