import { assertExported } from '../extract/assertReviewedNames';

const names = new Set(['A', 'B']);

function getFault(also: Record<string, string>, except: Record<string, string>) {
  return () => assertExported({ label: 'things', rule: { also, except }, names });
}

describe('assertExported', () => {
  it('accepts reviewed names that are exported', () => {
    expect(getFault({ A: 'Needed.' }, { B: 'Private.' })).not.toThrow();
  });

  it('reports all reviewed names that are not, with the nearest', () => {
    expect(getFault({ A: 'Needed.', Aa: 'Gone.' }, { Other: 'Gone.' }))
      .toThrowErrorMatchingInlineSnapshot(`
      "The API reference names things that the installed packages do not have:
      - Aa. Nearest: A, B
      - Other. Nearest: A, B
      Correct or remove them in plugins/api-reference/documented.ts."
    `);
  });
});
