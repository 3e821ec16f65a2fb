import { pickTypes } from '../linkTypes';

const types = {
  A: 'type A = { b: B }',
  B: 'type B = A | string',
  C: 'type C = number',
  constructor: 'type constructor = C',
};

it.each([
  ['nothing', [], []],
  ['what is mentioned, and what that mentions', ['(a: A) => void'], ['A', 'B']],
  ['no part of a word', ['ABC', 'aC'], []],
  ['only declarations of its own', ['toString', 'C[]'], ['C']],
])('picks %s', (_, texts, names) => {
  expect(Object.keys(pickTypes(texts, types))).toEqual(names);
});
