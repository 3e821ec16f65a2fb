import path from 'node:path';
import { extractComponents } from '../extract';

const siteDir = path.join(__dirname, '../../..');

// The packages' typings are parsed anew, which takes seconds on a busy machine.
jest.setTimeout(60_000);

describe('extractComponents', () => {
  it('names every unknown component with the packages and the nearest names', () => {
    expect(() =>
      extractComponents({
        siteDir,
        components: [
          { name: 'TreeItm', product: 'tree-view' },
          { name: 'TreeItem', product: 'tree-view' },
          { name: 'BarChart', product: 'tree-view' },
        ],
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      "The API reference lists components that the installed packages do not export:
      - TreeItm (tree-view): not exported by @mui/x-tree-view, @mui/x-tree-view-pro. Nearest: TreeItem, TreeItemIcon, TreeItemRoot
      - BarChart (tree-view): not exported by @mui/x-tree-view, @mui/x-tree-view-pro. Nearest: TreeItem, RichTreeView, TreeItemRoot
      Correct or remove them in plugins/api-reference/components.ts."
    `);
  });

  it('names every package that is not installed, with the command to install it', () => {
    expect(() =>
      extractComponents({
        siteDir: '/nowhere',
        components: [{ name: 'TreeItem', product: 'tree-view' }],
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      "The API reference reads packages that are not installed in /nowhere:
      - @mui/x-tree-view
      - @mui/x-tree-view-pro
      Install them: npm install @mui/x-tree-view @mui/x-tree-view-pro"
    `);
  });

  it('does not take the stand-ins of the larger grid packages for components', () => {
    const [grid] = extractComponents({
      siteDir,
      components: [{ name: 'DataGridPremium', product: 'data-grid' }],
    });
    expect(grid?.imports.map((line) => line.package)).toEqual([
      '@mui/x-data-grid-premium/DataGridPremium',
      '@mui/x-data-grid-premium',
    ]);
  });
});
