import type { ApiCompareLibrary } from '../../../pageData';
import { formatCompareQuery, parseCompareQuery } from '../query';

const LIBRARIES: ApiCompareLibrary[] = [
  {
    product: 'data-grid',
    installed: '8.10.2',
    versions: ['7.29.13', '8.9.1', '8.10.2', '9.0.0'],
  },
  { product: 'charts', installed: '8.9.0', versions: ['7.29.1', '8.9.0'] },
];

const parse = (search: string) => parseCompareQuery(search, LIBRARIES);

describe('parseCompareQuery', () => {
  it('compares the first library’s first version with the installed one', () => {
    expect(parse('')).toEqual({
      query: {
        library: 'data-grid',
        entry: '',
        from: '7.29.13',
        to: '8.10.2',
        kinds: [
          'added',
          'removed',
          'renamed',
          'deprecated',
          'undeprecated',
          'defaultChanged',
          'requiredChanged',
          'planChanged',
        ],
        plan: 'all',
        kind: 'all',
        text: '',
      },
      faults: [],
      isSwapped: false,
    });
  });

  it.each([
    ['?library=charts', { library: 'charts', from: '7.29.1', to: '8.9.0' }],
    ['?from=8.9&to=9', { from: '8.9.1', to: '9.0.0' }],
    ['?from=8.9.1', { from: '8.9.1' }],
    ['?entry=DataGrid', { entry: 'DataGrid' }],
    ['?changes=typeChanged,added', { kinds: ['added', 'typeChanged'] }],
    ['?changes=', { kinds: [] }],
    ['?plan=pro&kind=slot&filter=row', { plan: 'pro', kind: 'slot', text: 'row' }],
  ])('reads %s', (search, query) => {
    const parsed = parse(search);
    expect(parsed.query).toMatchObject(query);
    expect(parsed).toMatchObject({ faults: [], isSwapped: false });
  });

  it('puts the earlier version first, and says so', () => {
    expect(parse('?from=8.10&to=8.9')).toMatchObject({
      query: { from: '8.9.1', to: '8.10.2' },
      isSwapped: true,
    });
  });

  it('names all values that mean nothing, with the valid ones', () => {
    const { query, faults } = parse(
      '?library=chart&from=8.8&to=next&plan=free&kind=hook&changes=added,moved',
    );
    expect(query).toMatchObject({
      library: 'data-grid',
      from: '7.29.13',
      to: '8.10.2',
      plan: 'all',
      kind: 'all',
      kinds: ['added'],
    });
    const versions = ['7.29', '8.9', '8.10', '9.0'];
    expect(faults).toMatchObject([
      {
        name: 'library',
        value: 'chart',
        fallback: 'data-grid',
        valid: ['data-grid', 'charts'],
      },
      { name: 'from', value: '8.8', fallback: '7.29', valid: versions },
      { name: 'to', value: 'next', fallback: '8.10', valid: versions },
      { name: 'changes', value: 'moved', fallback: 'added' },
      { name: 'plan', value: 'free', fallback: 'all' },
      { name: 'kind', value: 'hook', fallback: 'all' },
    ]);
  });
});

describe('formatCompareQuery', () => {
  it.each([
    '?library=charts&from=7.29&to=8.9',
    '?library=data-grid&entry=DataGrid&from=8.9&to=9.0',
    '?library=data-grid&from=7.29&to=8.10&plan=pro&kind=slot&filter=row+height',
    '?library=data-grid&from=7.29&to=8.10&changes=added,typeChanged',
    '?library=data-grid&from=7.29&to=8.10&changes=',
  ])('writes what the parser reads: %s', (search) => {
    expect(formatCompareQuery(parse(search).query)).toBe(search);
  });
});
