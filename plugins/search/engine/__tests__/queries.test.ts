import fs from 'node:fs';
import path from 'node:path';
import { TYPE_WORDS } from '../commonWords';
import { createExcerpts } from '../createExcerpts';
import type { TermEvidence } from '../collectEvidence';
import { createWeighName } from '../createWeighName';
import { createWeighTitle } from '../createWeighTitle';
import { markText } from '../markText';
import { cutHan, parseQuery } from '../parseQuery';
import { getProductsMeant, getProductsNamed } from '../productWords';
import { getSynonyms } from '../synonyms';
import { synonyms as en } from '../synonyms/en';
import { synonyms as zh } from '../synonyms/zh';
import { tokenize } from '../tokenize';
import { toStem } from '../toStem';
import { WHOLE_NAME } from '../weights';

describe('tokenize', () => {
  it.each<[string, string[]]>([
    ['rowSelectionModel', ['row', 'select', 'model', 'rowselectionmodel']],
    ['row-selection', ['row', 'select', 'rowselection']],
    ['.MuiDataGrid-root', ['mui', 'data', 'grid', 'root', 'muidatagridroot']],
    ['DataGrid.rows', ['data', 'grid', 'datagrid', 'row']],
    ['CSVExport', ['csv', 'export', 'csvexport']],
    ['v8', ['v', '8', 'v8']],
    ['', []],
  ])('takes %s apart', (text, tokens) => {
    expect(tokenize(text)).toEqual(tokens);
  });

  it('finds Chinese by words and by bigrams, next to English', () => {
    const tokens = tokenize('数据网格 DataGrid');
    expect(tokens).toEqual(
      expect.arrayContaining(['数据', '据网', '网格', 'datagrid']),
    );
  });
});

it.each([
  [['sort', 'sorted', 'sorting', 'sorts'], 'sort'],
  [['pin', 'pinned', 'pinning'], 'pin'],
  [['aggregate', 'aggregates', 'aggregation'], 'aggreg'],
  [['update', 'updated', 'updates', 'updating'], 'updat'],
  [['date', 'dates'], 'date'],
  [['class'], 'class'],
  [['行'], '行'],
])('gives %j one stem', (words, stem) => {
  expect(new Set(words.map(toStem))).toEqual(new Set([stem]));
});

it.each<[string, string[]]>([
  ['固定列怎么用', ['固定列', '怎么', '用']],
  ['隐藏列', ['隐藏', '列']],
  ['饼图图例', ['饼图', '图例']],
  // 周 is a word, too.
  ['禁用周末', ['禁用', '周末']],
  ['包含空格', ['包含', '空格']],
  ['新增一行', ['新增', '一', '行']],
  // 条目, item, would begin within one word and end within another.
  ['画一条目标线', ['画', '一条', '目标线']],
])('cuts %s at the words of the field', (run, words) => {
  expect(cutHan(run)).toEqual(words);
});

describe('parseQuery', () => {
  it.each<[string, string[]]>([
    ['how to freeze a column?', ['freeze', 'column']],
    ['DataGrid.rows', ['datagrid', 'rows']],
    ['infinite scroll', ['infinite scroll']],
    ['表格怎么隐藏列', ['表格', '隐藏', '列']],
    ['DataGrid 固定列', ['datagrid', '固定列']],
    ['how to', ['how', 'to']],
    ['  ?! ', []],
  ])('reads %s', (text, typed) => {
    expect(parseQuery(text).map((term) => term.typed)).toEqual(typed);
  });

  it('looks for an identifier as a whole and in parts', () => {
    const [term] = parseQuery('rowSel');
    expect(term?.options.map(({ tokens }) => tokens)).toEqual([
      ['rowsel'],
      ['row', 'sel'],
    ]);
  });

  it.each([
    ['dropdown', 'single select'],
    ['calendar', 'date picker'],
    ['table', 'data grid'],
    ['graph', 'chart'],
    ['表格', 'data grid'],
    ['冻结', 'pinned'],
    ['条目', '节点'],
    ['拖放', '拖拽'],
    ['类别轴', '类目轴'],
    ['仪表', '仪表盘'],
    ['键入', '输入'],
    ['覆盖层', '遮罩层'],
    ['提示框', 'tooltip'],
    ['点击行不选中', 'disable row selection on click'],
    ['树节点', 'tree item'],
    ['换行', 'row height'],
  ])('knows %s as %s', (typed, synonym) => {
    const [term] = parseQuery(typed);
    expect(
      term?.options.filter(({ isSynonym }) => isSynonym).map(({ phrase }) => phrase),
    ).toContain(synonym);
  });

  it.each([
    ['rows', true],
    ['rows ', false],
    ['rows?', false],
  ])('takes the last word of "%s" for unfinished: %s', (text, isLast) => {
    expect(parseQuery(text).at(-1)?.isLast).toBe(isLast);
  });
});

it.each([
  ['en', en],
  ['zh', zh],
])('has synonyms in %s that a query can come upon', (_language, list) => {
  const unreachable = Object.keys(list).filter(
    (key) => parseQuery(`${key} `).length > 1,
  );
  expect(unreachable).toEqual([]);
});

it.each([
  ['DataGrid.rows', 'rows', 'DataGrid', WHOLE_NAME.exact],
  ['DataGrid.rows', 'rows', 'DataGridPro', 0],
  ['DataGrid.rows', 'Rows', 'API object', 0],
  ['rows', 'rows', 'DataGridPro', WHOLE_NAME.exact],
])('%s as the name of %s on %s adds %d', (text, name, page, bonus) => {
  expect(
    createWeighName(
      text,
      [],
      'identifier',
    )({ type: 'prop', name }, { title: page, kind: 'api' }).bonus,
  ).toBe(bonus);
});

it('takes plain words for no member and its owner', () => {
  const weigh = createWeighName('data grid rows', [], 'question');
  const rows = { type: 'prop', name: 'rows' } as const;
  expect(weigh(rows, { title: 'DataGrid', kind: 'api' }).bonus).toBe(
    WHOLE_NAME.exact * WHOLE_NAME.inWords,
  );
});

it.each<[string, string[]]>([
  ['TreeView 虚拟化', ['tree-view']],
  ['树形视图 虚拟化', ['tree-view']],
  ['RichTreeView icons', ['tree-view']],
  ['sparkline in DataGridPro', ['data-grid']],
  ['BarChart tooltip', ['charts']],
  ['date range picker in a data grid', ['data-grid', 'date-pickers']],
  ['table rows', []],
  ['date column', []],
])('takes %s to name %j', (text, products) => {
  expect([...getProductsNamed(text, parseQuery(text))]).toEqual(products);
});

describe('markText', () => {
  const mark = (text: string, query: string) =>
    markText(text, parseQuery(query)).map(([start, end]) => text.slice(start, end));

  it.each<[string, string, string[]]>([
    ['rowSelectionModel', 'rowSel', ['rowSel']],
    ['rowSelectionModel', 'selected rows', ['rowSelection']],
    ['Sorting and filtering', 'sort ', ['Sorting']],
    ['数据网格的列定义', '列定义', ['列定义']],
    ['Rows', 'columns', []],
  ])('marks in %s what %s names', (text, query, marked) => {
    expect(mark(text, query)).toEqual(marked);
  });
});

const evidence = (query: string): TermEvidence[] =>
  parseQuery(query).map((term) => ({
    term,
    entries: new Map(),
    pages: new Map(),
    products: new Map(),
    weight: 1,
  }));

it('weighs less a title whose words stand apart in the query', () => {
  const weigh = createWeighTitle(evidence('how do I group rows by a column?'));
  const [rows, columns] = ['Row grouping', 'Column groups'].map((title) =>
    weigh({ type: 'page' }, { title, kind: 'guide', product: 'data-grid' }),
  );
  expect(columns).toBeGreaterThan(0);
  expect(rows).toBeGreaterThan(columns!);
});

describe('createExcerpts', () => {
  const filler = 'Nothing is said here. '.repeat(20);
  const cutBoth = (text: string, query: string) =>
    createExcerpts(text, evidence(query));
  const cut = (text: string, query: string) => cutBoth(text, query).excerpt;

  it.each([
    ['the one with most of the terms', 'A column. Freeze the column. A header.'],
    ['the one in a long text', `${filler}Freeze the column. ${filler}`],
    ['the one in Chinese marks', '列很宽。Freeze the column。没有别的'],
  ])('shows of all sentences %s', (_, text) => {
    const excerpt = cut(text, 'freeze column ')!;
    expect(excerpt.text).toMatch(/^… Freeze the column/);
    expect(excerpt.text.length).toBeLessThan(200);
    expect(
      excerpt.marks
        .slice(0, 2)
        .map(([start, end]) => excerpt.text.slice(start, end)),
    ).toEqual(['Freeze', 'column']);
  });

  it('shows more of the text around the sentence, in whole sentences', () => {
    const { excerpt, passage } = cutBoth(
      `${filler}Freeze the column. ${filler}`,
      'freeze column ',
    );
    expect(passage!.text).toMatch(
      /^… (?:Nothing is said here\. )+Freeze the column\. (?:Nothing is said here\. )+ …$/,
    );
    expect(passage!.text.length).toBeGreaterThan(3 * excerpt!.text.length);
    expect(
      passage!.marks.map(([start, end]) => passage!.text.slice(start, end)),
    ).toEqual(['Freeze', 'column']);
  });

  it.each([
    ['the excerpt is all of it', 'Freeze the column.', undefined],
    ['nothing matches, the beginning', 'A header.', 'A header.'],
    ['there is no text', '', undefined],
  ])('shows of a text of which %s', (_, text, shown) => {
    expect(cutBoth(text, 'freeze column ').passage?.text).toBe(shown);
  });

  it('goes on with what follows, and takes no excerpt from there', () => {
    const { excerpt, passage } = createExcerpts(
      'A column.',
      evidence('freeze column '),
      'Freeze it.',
    );
    expect(excerpt!.text).toBe('A column.');
    expect(passage!.text).toBe('A column. Freeze it.');
    expect(
      passage!.marks.map(([start, end]) => passage!.text.slice(start, end)),
    ).toEqual(['column', 'Freeze']);
  });

  it('cuts a long sentence around its first match', () => {
    const words = 'and more words '.repeat(30);
    const excerpt = cut(`${words}freeze ${words}`, 'freeze ')!;
    expect(excerpt.text).toMatch(/^… .{20,60}freeze .* …$/);
    expect(excerpt.text.length).toBeLessThan(200);
  });

  it('shows nothing of a text without a match', () => {
    expect(cut(filler, 'watermark')).toBeUndefined();
  });
});

it('knows what every Chinese term of the glossary is in English', () => {
  const glossary = fs.readFileSync(
    path.join(__dirname, '../../../../i18n/zh/GLOSSARY.md'),
    'utf8',
  );
  const terms = [...glossary.matchAll(/^\| [\w ]+ \| (\p{Script=Han}+) \|/gmu)].map(
    ([, term]) => term!,
  );
  expect(terms.length).toBeGreaterThan(100);
  const isKnown = (term: string) =>
    term in TYPE_WORDS || getSynonyms(term).length > 0;
  expect(terms.filter((term) => !isKnown(term))).toEqual([]);
});

it.each<[string, string[]]>([
  ['scroll to a row', ['data-grid']],
  ['rowSelectionModel', ['data-grid']],
  ['滚动到指定行', ['data-grid']],
  ['单元格里放按钮', ['data-grid']],
  ['图例位置', ['charts']],
  ['系列颜色', ['charts']],
  ['date column filter', ['data-grid', 'date-pickers']],
  ['drag and drop', []],
  ['tree data', []],
  // "order" has "sort" among its synonyms, and may mean another order.
  ['order of items', []],
])('knows of what %s speaks', (query, products) => {
  expect([...getProductsMeant(parseQuery(query))].toSorted()).toEqual(products);
});
