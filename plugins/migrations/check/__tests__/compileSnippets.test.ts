import path from 'node:path';
import { compileSnippets } from '../compileSnippets';

const SNIPPETS = {
  'a name that the package exports': '<SimpleTreeView disableSelection />',
  'names of nobody': 'const rows = load(tea); <Cup rows={rows} />;',
  'a type of nobody': 'const tea: Oolong = { leaf };',
  'elements in a row': '<SimpleTreeView />\n<SimpleTreeView multiSelect />',
  'a parameter without a type': 'const pick = (id) => id;',
  'a prop that went': "<SimpleTreeView defaultExpanded={['a']} />",
  'a wrong import': "import { TreeRoot } from '@mui/x-tree-view';",
  'a line that is no code': '<SimpleTreeView',
};

describe('compileSnippets', () => {
  const names = Object.keys(SNIPPETS);
  let errors: string[][];

  beforeAll(() => {
    errors = compileSnippets({
      dir: path.resolve(),
      packages: ['@mui/x-tree-view', 'react'],
      snippets: Object.values(SNIPPETS),
    });
  });

  it.each(names.slice(0, 5))('accepts %s', (name) => {
    expect(errors[names.indexOf(name)]).toEqual([]);
  });

  it.each([
    ['a prop that went', "line 1: .*'defaultExpanded' does not exist"],
    ['a wrong import', "line 1: .*no exported member 'TreeRoot'"],
    ['a line that is no code', 'line 1: '],
  ])('refuses %s', (name, message) => {
    expect(errors[names.indexOf(name)]![0]).toMatch(new RegExp(message));
  });
});
