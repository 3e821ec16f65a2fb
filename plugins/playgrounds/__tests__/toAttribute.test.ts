import { toAttribute } from '../common';

it.each([
  [true, 'x'],
  [false, 'x={false}'],
  [2.5, 'x={2.5}'],
  ['Check in', 'x="Check in"'],
  ["It's", `x="It's"`],
  ['24" wide', `x={'24" wide'}`],
  [`It's '24"'`, `x={"It's '24\\"'"}`],
  ['a\\b', `x={'a\\\\b'}`],
  ['two\nlines', `x={'two\\nlines'}`],
  [['year', 'day'], `x={['year', 'day']}`],
])('%j: %s', (value, attribute) => {
  expect(toAttribute('x', value)).toBe(attribute);
});
