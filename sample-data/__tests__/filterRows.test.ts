import {
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createCellTest } from '../filterOperators';
import { filterRows, type FilterModel } from '../filterRows';

const noon = (day: number) => new Date(2026, 2, day, 12, 30, 45);

/** Cells and filter values of a column type; the library's operators are the measure. */
const COLUMN_TYPES: Record<
  string,
  { operators: GridFilterOperator[]; cells: unknown[]; values: unknown[] }
> = {
  string: {
    operators: getGridStringOperators(),
    cells: ['Élodie', 'elodie', 'Rémi (Lyon)', 'lodi', '', null, undefined],
    values: ['Élodie', 'ELODIE', ' lod ', '(Ly', '', undefined],
  },
  number: {
    operators: getGridNumericOperators(),
    cells: [-1, 0, 1.5, 2, null, undefined],
    values: [0, 1.5, 2, undefined],
  },
  boolean: {
    operators: getGridBooleanOperators(),
    cells: [true, false, null, undefined],
    values: [true, false, 'true', 'false', undefined],
  },
  date: {
    operators: getGridDateOperators(),
    cells: [new Date(2026, 2, 3), noon(3), new Date(2026, 2, 4), noon(2), null],
    values: [new Date('2026-03-03'), '2026-03-03', undefined],
  },
  dateTime: {
    operators: getGridDateOperators(true),
    cells: [
      new Date(2026, 2, 3, 12, 30),
      noon(3),
      new Date(2026, 2, 4),
      noon(2),
      null,
    ],
    values: [new Date('2026-03-03T12:30'), '2026-03-03T12:30', undefined],
  },
  singleSelect: {
    operators: getGridSingleSelectOperators(),
    cells: ['open', 'packed', 'shipped', null],
    values: ['open', 'none', '', undefined],
  },
};

const CASES = Object.entries(COLUMN_TYPES).flatMap(
  ([type, { operators, cells, values }]) =>
    operators.map((operator) => ({ type, operator, cells, values })),
);

describe('createCellTest', () => {
  it.each(CASES)(
    'agrees with the Data Grid on $type $operator.value',
    ({ type, operator, cells, values }) => {
      const column = { field: 'field' } as GridColDef;
      const wanted =
        operator.value === 'isAnyOf'
          ? [values.slice(0, 2), [values[2]], []]
          : values;
      for (const value of wanted) {
        const item = { field: 'field', operator: operator.value, value };
        const expected = operator.getApplyFilterFn(item, column);
        const test = createCellTest(cells[0], item, type === 'dateTime');
        expect(test === null).toBe(expected === null);
        expect(cells.map((cell) => test?.(cell))).toEqual(
          cells.map((cell) => expected?.(cell as never, {}, column, {} as never)),
        );
      }
    },
  );

  it.each([
    ['>', '1.5', true],
    ['isAnyOf', ['1', '2'], true],
    ['isAnyOf', ['1', '3'], false],
  ])('takes numbers that arrive as text: %s %j', (operator, value, expected) => {
    const test = createCellTest(1, { field: 'height', operator, value }, false);
    expect(test?.(2)).toBe(expected);
  });
});

interface Tree {
  id: number;
  species: string;
  height: number | null;
  protected: boolean;
  planted: Date;
}

const ROWS: Tree[] = [
  { id: 1, species: 'Oak', height: null, protected: true, planted: noon(1) },
  { id: 2, species: 'Ash', height: 12, protected: false, planted: noon(2) },
  { id: 3, species: 'White oak', height: 20, protected: false, planted: noon(3) },
];

const filter = (model: FilterModel) => filterRows(ROWS, model).map(({ id }) => id);

describe('filterRows', () => {
  const oak = { field: 'species', operator: 'contains', value: 'oak' };
  const tall = { field: 'height', operator: '>', value: 10 };

  it.each<[string, FilterModel, number[]]>([
    ['no filter', { items: [] }, [1, 2, 3]],
    ['one filter', { items: [oak] }, [1, 3]],
    ['a filter without a value', { items: [{ ...oak, value: '' }] }, [1, 2, 3]],
    ['two filters', { items: [oak, tall] }, [3]],
    ['either of two', { items: [oak, tall], logicOperator: 'or' }, [1, 2, 3]],
    [
      'a date',
      { items: [{ field: 'planted', operator: 'after', value: '2026-03-01' }] },
      [2, 3],
    ],
    ['an empty field', { items: [{ field: 'height', operator: 'isEmpty' }] }, [1]],
    [
      'a boolean',
      { items: [{ field: 'protected', operator: 'is', value: 'true' }] },
      [1],
    ],
    ['a word', { items: [], quickFilterValues: ['OAK'] }, [1, 3]],
    ['a number', { items: [], quickFilterValues: ['12'] }, [2]],
    ['no part of a number', { items: [], quickFilterValues: ['1'] }, [1]],
    ['all words', { items: [], quickFilterValues: ['oak', 'white'] }, [3]],
    [
      'any word',
      {
        items: [],
        quickFilterValues: ['ash', 'white'],
        quickFilterLogicOperator: 'or',
      },
      [2, 3],
    ],
    ['empty words', { items: [], quickFilterValues: ['', 'ash'] }, [2]],
    ['filter and word', { items: [tall], quickFilterValues: ['oak'] }, [3]],
  ])('finds rows by %s', (_, model, expected) => {
    expect(filter(model)).toEqual(expected);
  });

  it('compares days, and minutes of the fields that it is told', () => {
    const before = (value: string, dateTimeFields?: string[]) =>
      filterRows(
        ROWS,
        { items: [{ field: 'planted', operator: 'before', value }] },
        dateTimeFields,
      ).map(({ id }) => id);
    expect(before('2026-03-02')).toEqual([1]);
    expect(before('2026-03-02T12:31', ['planted'])).toEqual([1, 2]);
    expect(before('2026-03-02T12:30', ['planted'])).toEqual([1]);
  });

  it('names the fields and operators there are', () => {
    expect(() =>
      filter({ items: [{ field: 'age', operator: '=', value: 1 }] }),
    ).toThrowErrorMatchingInlineSnapshot(
      `"filterRows: the rows have no field "age". They have id, species, height, protected, planted."`,
    );
    expect(() =>
      filter({ items: [{ field: 'protected', operator: '>', value: 1 }] }),
    ).toThrowErrorMatchingInlineSnapshot(
      `"filterRows: ">" is no operator for what "protected" holds. Use one of is, isEmpty, isNotEmpty."`,
    );
  });

  it('finds nothing in nothing', () => {
    expect(filterRows([], { items: [oak] })).toEqual([]);
  });
});
