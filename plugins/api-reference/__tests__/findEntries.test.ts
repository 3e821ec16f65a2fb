import { findEntries, type EntryKind } from '../extract/findEntries';
import { listEntries } from '../extract/listEntries';
import { createPackages } from './createPackages';

const entries = listEntries(
  'tree-view',
  createPackages({
    community:
      'export type B = 1; export type A = 1; export type Other = 1; export type Rot = 1;',
  }),
);

const kind: EntryKind = {
  isOfKind: ({ name }) => name !== 'Other',
  judge: ({ name }) => ({
    isDocumented: name !== 'Rot',
    reason: '',
    isReviewed: true,
  }),
};

describe('findEntries', () => {
  it('lists the documented entries of the kind by name', () => {
    expect(findEntries(entries, kind).map(({ name }) => name)).toEqual(['A', 'B']);
  });
});
