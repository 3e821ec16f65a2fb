import { joinTypes } from '../extract/createProps';

describe('joinTypes', () => {
  it.each([
    ['one type', ['A | B'], 'A | B'],
    ['equal types', ['A | B', 'A | B'], 'A | B'],
    ['other types', ['A', 'B'], 'A | B'],
    ['unions that overlap', ['A | B', 'B | C'], 'A | B | C'],
    ['unions in arguments', ['X<A | B>', 'X<B | A>'], 'X<A | B> | X<B | A>'],
    ['functions', ['(() => A | B) | C', 'C'], '(() => A | B) | C'],
    ['literals in other quotes', ["'a' | 'b'", '"b" | "a"'], "'a' | 'b'"],
  ])('joins %s', (_, texts, expected) => {
    expect(joinTypes(texts)).toBe(expected);
  });
});
