import { renderReports, renderTable } from '../renderReports';
import { getQuantile, round, toKilobytes } from '../../../src/utils/statistics';

describe('figures', () => {
  it.each<[numbers: number[], part: number | undefined, expected: number]>([
    [[3, 1, 2], undefined, 2],
    [[10, 9], undefined, 10],
    [[5], 1, 5],
    [[1, 2, 3, 4], 0, 1],
    [[1, 2, 3, 4], 0.95, 4],
  ])('of %j below %p: %p', (numbers, part, expected) => {
    expect(getQuantile(numbers, part)).toBe(expected);
  });

  it('there is none of nothing', () => {
    expect(() => getQuantile([])).toThrow('Nothing was measured');
  });

  it('are rounded', () => {
    expect([round(1.26, 1), round(0.5), toKilobytes(12_345)]).toEqual([
      1.3, 1, 12.3,
    ]);
  });
});

describe('a report', () => {
  const table = {
    title: 'Weight',
    note: 'Cold.',
    columns: ['Page', 'Script', 'Met'],
    rows: [
      ['Landing', 1234.5, 'yes'],
      ['API', null, 'no'],
    ],
  };

  it('has its numbers to the right, and nothing where nothing was measured', () => {
    expect(renderTable(table)).toBe(`## Weight

Cold.

| Page | Script | Met |
| --- | ---: | --- |
| Landing | 1,234.5 | yes |
| API |  | no |
`);
  });

  it('says what it was measured on', () => {
    const text = renderReports([
      { machine: '2 x Core', commit: 'abc1234', tables: [table] },
    ]);
    expect(text).toContain('# Benchmarks\n');
    expect(text).toContain('| API |  | no |\n\nMeasured at abc1234 on 2 x Core.\n');
  });
});
