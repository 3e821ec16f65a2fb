import { planMigration } from '../planMigration';
import { formatSituation, parseSituation } from '../query';

const PRESET = '@mui/x-codemod@8.29.3';

describe('planMigration', () => {
  it('has no step where nothing is used', () => {
    expect(planMigration({ origins: {}, plan: 'pro' })).toEqual([]);
  });

  it('moves all libraries together', () => {
    const steps = planMigration({
      origins: { 'data-grid': 'v6', charts: 'v7' },
      plan: 'community',
    });
    expect(
      steps.map(({ to, guides }) => [to, guides.map(({ product }) => product)]),
    ).toEqual([
      [7, ['data-grid']],
      [8, ['data-grid', 'charts']],
    ]);
  });

  it.each([
    ['community', '@mui/x-charts@^8.29.3'],
    ['pro', '@mui/x-charts-pro@^8.29.3'],
    ['premium', '@mui/x-charts-pro@^8.29.3'],
  ] as const)('installs for %s the largest package of the version', (plan, name) => {
    const [step] = planMigration({ origins: { charts: 'v7' }, plan });
    expect(step?.packages).toEqual([name]);
  });

  it.each([
    [
      'of one library',
      { 'date-pickers': 'v6' },
      [`${PRESET} v7.0.0/pickers/preset-safe`],
    ],
    [
      'of all where there are several',
      { 'data-grid': 'v6', 'tree-view': 'v6' },
      [`${PRESET} v7.0.0/preset-safe`],
    ],
    ['not for a library without transforms', { charts: 'v6' }, []],
  ] as const)('runs the preset %s', (_, origins, codemods) => {
    const [step] = planMigration({ origins, plan: 'community' });
    expect(step?.codemods).toEqual(codemods);
  });

  it('runs what the preset leaves out after it', () => {
    const [step] = planMigration({
      origins: { 'date-pickers': 'v5' },
      plan: 'community',
    });
    expect(step?.codemods).toEqual([
      `${PRESET} v6.0.0/pickers/preset-safe`,
      `${PRESET} v6.0.0/pickers/rename-components-to-slots`,
    ]);
  });
});

describe('the address', () => {
  it.each([
    ['', { origins: {}, plan: 'community' }],
    ['plan=pro', { origins: {}, plan: 'pro' }],
    [
      'data-grid=v5&charts=v6',
      { origins: { 'data-grid': 'v5', charts: 'v6' }, plan: 'community' },
    ],
    [
      'tree-view=lab&plan=premium',
      { origins: { 'tree-view': 'lab' }, plan: 'premium' },
    ],
  ] as const)('%j says a situation, and back', (query, situation) => {
    expect(parseSituation(`?${query}`)).toEqual(situation);
    expect(formatSituation(situation)).toBe(query);
  });

  it('leaves out what means nothing', () => {
    expect(parseSituation('?charts=v4&tree-view=v9&plan=gold')).toEqual({
      origins: {},
      plan: 'community',
    });
  });
});
