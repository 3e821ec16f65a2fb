import path from 'node:path';
import { CHECK_COMMAND, listDiffs, listUnchecked, readRecord } from '../record';

describe('the diffs of the migration pages', () => {
  const diffs = listDiffs(path.resolve());

  it(`have all been compiled; if not: ${CHECK_COMMAND}`, () => {
    expect(diffs.length).toBeGreaterThan(0);
    expect(listUnchecked(diffs, readRecord())).toEqual([]);
  });

  it('are named by page and line when one was not', () => {
    const [diff] = diffs;
    expect(listUnchecked([{ ...diff!, hash: 'planted' }], readRecord())).toEqual([
      `${diff!.file}:${diff!.line}: changed since it was compiled`,
    ]);
  });
});
