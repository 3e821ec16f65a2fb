import { chooseDemos, SAMPLE_RATE } from '../chooseDemos';

const demos = ['pie', 'bars', 'lines'].flatMap((page) =>
  Array.from({ length: 100 }, (_, index) => ({
    id: `react-charts/${page}/Demo${index}`,
  })),
);

function choose(seed: string, changedFiles: string[] = []): string[] {
  return chooseDemos(demos, { seed, changedFiles }).map(({ id }) => id);
}

it('picks one in so many', () => {
  const expected = demos.length / SAMPLE_RATE;
  expect(choose('a').length).toBeGreaterThan(expected * 0.7);
  expect(choose('a').length).toBeLessThan(expected * 1.3);
});

it('picks the same by the same seed, others by another', () => {
  expect(choose('a')).toEqual(choose('a'));
  expect(choose('a')).not.toEqual(choose('b'));
});

it.each([
  ['a demo', 'docs/react-charts/pie/Demo7.tsx'],
  ['a file of a demo', 'docs/react-charts/pie/Demo7/rows.ts'],
])('takes all demos of a page where %s changed', (_, file) => {
  const chosen = choose('a', [file]);
  expect(chosen.filter((id) => id.includes('/pie/'))).toHaveLength(100);
  expect(chosen.filter((id) => id.includes('/bars/')).length).toBeLessThan(60);
});

it.each([
  'plugins/react-charts/pie/index.ts',
  'docs/react-charts/pie/index.mdx',
  'docs/react-charts/pies/Demo7.tsx',
  'README.md',
])('takes no more for %s', (file) => {
  expect(choose('a', [file])).toEqual(choose('a'));
});
