import { extractApi } from '../extract';
import { createSite, type Site } from './createSite';

const COMMUNITY = 'node_modules/@mui/x-tree-view';
const PRO = 'node_modules/@mui/x-tree-view-pro';

let site: Site;

afterEach(() => site.remove());

/** The message of what the extraction throws, the site's folder left out. */
function getFault(): string {
  try {
    extractApi({ siteDir: site.siteDir, products: ['tree-view'] });
  } catch (error) {
    return (error as Error).message.replaceAll(site.siteDir, '<site>');
  }
  return 'nothing was thrown';
}

describe('extractApi', () => {
  it('names every package that is not installed, with the command to install it', () => {
    site = createSite([]);
    expect(getFault()).toMatchInlineSnapshot(`
      "The API reference reads packages that are not installed in <site>:
      - @mui/x-tree-view
      - @mui/x-tree-view-pro
      Install them: npm install @mui/x-tree-view @mui/x-tree-view-pro"
    `);
  });

  it('names every package of which there are two copies, with their places', () => {
    site = createSite([
      {
        folder: COMMUNITY,
        manifest: { dependencies: { '@mui/x-internals': '*', '@mui/utils': '*' } },
      },
      {
        folder: PRO,
        manifest: {
          dependencies: { '@mui/x-tree-view': '*', '@mui/x-internals': '*' },
        },
      },
      { folder: `${PRO}/${COMMUNITY}`, manifest: { version: '8.1.0' } },
      { folder: 'node_modules/@mui/x-internals' },
      { folder: 'node_modules/@mui/utils' },
      { folder: `${COMMUNITY}/node_modules/@mui/utils` },
    ]);
    expect(getFault()).toMatchInlineSnapshot(`
      "The API reference found more than one copy of a package:
      - @mui/x-tree-view
        8.0.0 for the site: <site>/node_modules/@mui/x-tree-view
        8.1.0 for @mui/x-tree-view-pro: <site>/node_modules/@mui/x-tree-view-pro/node_modules/@mui/x-tree-view
      Give all MUI X packages the same version in package.json, then: npm dedupe"
    `);
  });

  it('names the places where typings cannot be parsed', () => {
    site = createSite([
      { folder: PRO },
      {
        folder: COMMUNITY,
        files: {
          'index.d.mts': "export * from './Tree.mjs';",
          'Tree.d.mts': 'export interface TreeProps {\n  items: string[',
        },
      },
    ]);
    expect(getFault()).toMatchInlineSnapshot(`
      "The API reference cannot read the typings of @mui/x-tree-view@8.0.0:
      - <site>/node_modules/@mui/x-tree-view/Tree.d.mts:2:17: ']' expected.
      Remove its folder in node_modules, then: npm install @mui/x-tree-view@8.0.0"
    `);
  });

  it('names a package without typings', () => {
    site = createSite([
      {
        folder: COMMUNITY,
        manifest: { exports: { './package.json': './package.json' } },
      },
      { folder: PRO },
    ]);
    expect(getFault()).toMatchInlineSnapshot(`
      "The API reference cannot read the typings of @mui/x-tree-view@8.0.0:
      - @mui/x-tree-view: its package.json leads to no typings
      Remove its folder in node_modules, then: npm install @mui/x-tree-view@8.0.0"
    `);
  });

  it('names the reviewed components that no package exports, and the nearest', () => {
    site = createSite([
      { folder: PRO },
      {
        folder: COMMUNITY,
        files: {
          'index.d.mts': 'export declare function TreeItemRot(props: {}): object;',
        },
      },
    ]);
    expect(getFault()).toMatchInlineSnapshot(`
      "The API reference names components of @mui/x-tree-view, @mui/x-tree-view-pro that the installed packages do not have:
      - RichTreeViewProRoot. Nearest: TreeItemRot
      - RichTreeViewRoot. Nearest: TreeItemRot
      - SimpleTreeViewRoot. Nearest: TreeItemRot
      - TreeItemCheckbox. Nearest: TreeItemRot
      - TreeItemContent. Nearest: TreeItemRot
      - TreeItemGroupTransition. Nearest: TreeItemRot
      - TreeItemIconContainer. Nearest: TreeItemRot
      - TreeItemLabel. Nearest: TreeItemRot
      - TreeItemRoot. Nearest: TreeItemRot
      Correct or remove them in plugins/api-reference/documented.ts."
    `);
  });
});
