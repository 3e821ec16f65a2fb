import { matchLabel } from '../matchLabel';

/** The label with what matches in brackets. */
function mark(label: string, query: string): string | undefined {
  return matchLabel(label, query)?.reduceRight(
    (text, [start, end]) =>
      `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
    label,
  );
}

it.each([
  ['Column definition', 'def', 'Column [def]inition'],
  ['Column definition', 'UMN', 'Col[umn] definition'],
  ['Column definition', '  column  ', '[Column] definition'],
  ['Column definition', 'colDef', '[Col]umn [def]inition'],
  ['Column definition', 'def col', '[Col]umn [def]inition'],
  ['Column definition', 'col-def', '[Col]umn [def]inition'],
  ['GridColDef', 'colDef', 'Grid[ColDef]'],
  ['GridColDef', 'coldef', 'Grid[ColDef]'],
  ['GridColDef', 'col grid', '[GridCol]Def'],
  ['GridColDef', 'gDef', '[G]ridCol[Def]'],
  ['useGridApiRef', 'apiRef', 'useGrid[ApiRef]'],
  ['GridAPIRef', 'ref api', 'Grid[APIRef]'],
  ['v8 to v9', 'v9', 'v8 to [v9]'],
  ['列定义', '定义', '列[定义]'],
  ['列定义与排序', '排序 列', '[列]定义与[排序]'],
  ['Bars (2)', '(2', 'Bars [(2])'],
  ['Column definition', 'coldef', undefined],
  ['Column definition', 'col row', undefined],
  ['Column definition', 'umn tion', undefined],
  ['Bars', '.', undefined],
])('%s under “%s” is %s', (label, query, expected) => {
  expect(mark(label, query)).toBe(expected);
});
