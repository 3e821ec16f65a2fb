import type { UnfinishedPage } from '../../unfinishedPages';
import { checkCoverage } from '../checkCoverage';
import { measurePages, type IdentifierReasons } from '../measurePages';

const tree = [
  { route: '/x/a', title: 'A', demos: 0, identifiers: ['sortModel', 'filterModel'] },
  { route: '/x/b', title: 'B', demos: 0, identifiers: ['sortModel'] },
];

function check(
  text: string,
  reasons: IdentifierReasons = {},
  unfinished: UnfinishedPage[] = [],
): string[] {
  const contents = [{ route: '/x/a', demos: 0, text }];
  const coverage = measurePages(tree, contents, reasons);
  return checkCoverage({ tree, coverage, reasons, unfinished });
}

const BOTH = 'sortModel filterModel';
const A: UnfinishedPage = { route: '/x/a', reason: 1 };

it.each<[string, string, IdentifierReasons, UnfinishedPage[]]>([
  ['a complete page', BOTH, {}, []],
  ['a page with a reason', 'sortModel', { '/x/a': { filterModel: 'internal' } }, []],
  ['an unfinished page', 'sortModel', {}, [A]],
])('is content with %s', (_, text, reasons, unfinished) => {
  expect(check(text, reasons, unfinished)).toEqual([]);
});

it.each<[string, string, IdentifierReasons, UnfinishedPage[], string]>([
  [
    'a page that lacks an identifier',
    'sortModel',
    {},
    [],
    'docs/a/index.mdx: lacks filterModel. Show or explain each on the page, or say in plugins/coverage/identifierReasons.ts why it is left out.',
  ],
  [
    'a reason for what is there',
    BOTH,
    { '/x/a': { sortModel: 'internal' } },
    [],
    'plugins/coverage/identifierReasons.ts: /x/a, "sortModel": the page has it. Remove the entry.',
  ],
  [
    'a reason for what nobody expects',
    BOTH,
    { '/x/a': { sortModels: 'internal' } },
    [],
    'plugins/coverage/identifierReasons.ts: /x/a, "sortModels": the page tree does not expect it there; near are sortModel, filterModel. Remove the entry, or mend the name.',
  ],
  [
    'an empty reason',
    'sortModel',
    { '/x/a': { filterModel: ' ' } },
    [],
    'plugins/coverage/identifierReasons.ts: /x/a, "filterModel": the reason is empty. Write why.',
  ],
  [
    'a reason on a page that is not written',
    BOTH,
    { '/x/b': { sortModel: 'internal' } },
    [],
    'plugins/coverage/identifierReasons.ts: /x/b: the page does not exist yet. Remove the entry; it can come with the page.',
  ],
  [
    'a reason on a page that nobody plans',
    BOTH,
    { '/x/c': { sortModel: 'internal' } },
    [],
    'plugins/coverage/identifierReasons.ts: /x/c: the page tree has no such page; near are /x/a, /x/b.',
  ],
  [
    'an unfinished page that is complete',
    BOTH,
    {},
    [A],
    'plugins/coverage/unfinishedPages.ts: /x/a: the page has all of its identifiers, or a reason for each. Remove it.',
  ],
  [
    'an unfinished page that is listed twice',
    'sortModel',
    {},
    [A, A],
    'plugins/coverage/unfinishedPages.ts: /x/a: the list names it twice. Remove one.',
  ],
  [
    'an unfinished page that nobody plans',
    BOTH,
    {},
    [{ route: '/x/c', reason: 1 }],
    'plugins/coverage/unfinishedPages.ts: /x/c: the page tree has no such page; near are /x/a, /x/b.',
  ],
])('names %s', (_, text, reasons, unfinished, fault) => {
  expect(check(text, reasons, unfinished)).toEqual([fault]);
});
