import { findEntries, type EntryKind } from '../extract/findEntries';
import { listEntries } from '../extract/listEntries';
import { createPackages } from './createPackages';

const entries = listEntries(
  'tree-view',
  createPackages({
    community: 'export type B = 1; export type A = 1; export type Other = 1;',
  }),
);

const createKind = (also: EntryKind['rule']['also']): EntryKind => ({
  label: 'things',
  isOfKind: ({ name }) => name !== 'Other',
  judge: ({ name }) => ({
    isDocumented: name in also,
    reason: '',
    isReviewed: true,
  }),
  rule: { also, except: {} },
});

describe('findEntries', () => {
  it('lists the documented entries by name', () => {
    const found = findEntries(entries, createKind({ B: 'Needed.', A: 'Needed.' }));
    expect(found.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('reports all reviewed names that are not exported, or are something else', () => {
    const kind = createKind({ A: 'Needed.', Aa: 'Gone.', Other: 'Wrong kind.' });
    expect(() => findEntries(entries, kind)).toThrowErrorMatchingInlineSnapshot(`
      "The API reference names things that the installed packages do not export:
      - Aa. Nearest: A, B
      - Other. Nearest: A, B
      Correct or remove them in plugins/api-reference/documented.ts."
    `);
  });
});
