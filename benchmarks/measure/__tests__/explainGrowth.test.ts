import { explainGrowth } from '../explainGrowth';
import { listOwners } from '../weighPage';

describe('the growth between two measurements', () => {
  it.each<
    [
      name: string,
      before: Record<string, number>,
      now: Record<string, number>,
      text: string,
    ]
  >([
    [
      'names the most first, and what is new',
      { '@mui/x-charts': 100_000, 'src/theme': 5_000 },
      { '@mui/x-charts': 133_400, 'src/theme': 9_000, 'd3-force': 12_000 },
      '@mui/x-charts +33.4 kB, d3-force +12 kB (new), src/theme +4 kB',
    ],
    [
      'leaves out what shrank or hardly grew',
      { react: 9_000, clsx: 500 },
      { react: 8_000, clsx: 1_400 },
      'nothing by more than 1 kB',
    ],
  ])('%s', (_, before, now, text) => {
    expect(explainGrowth(before, now)).toBe(text);
  });
});

it('adds up the owners of all scripts, in a language’s folder, too', () => {
  const record = {
    'assets/js/main.1.js': { react: 10, 'src/theme': 5 },
    'assets/js/2.js': { react: 3 },
    'assets/js/3.js': { clsx: 1 },
  };
  expect(
    listOwners(
      { 'assets/js/main.1.js': 1, 'zh/assets/js/2.js': 1, 'x.js': 1 },
      record,
    ),
  ).toEqual({ react: 13, 'src/theme': 5 });
});
