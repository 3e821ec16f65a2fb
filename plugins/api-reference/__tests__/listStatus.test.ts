import { judgeComponent } from '../extract/judgeExports';
import { listComponents } from '../extract/listEntries';
import { listStatus } from '../extract/listStatus';
import { loadPackages } from '../extract/loadPackages';
import type { PackageProgram } from '../extract/createProgramFactory';
import type { ApiPage, ApiType } from '../types';
import { createSite, type Site } from './createSite';

const PROPS = '(props: { a: string }): object;';

/** A module of the Tree View's smaller package: its typings and its script. */
type Module = readonly [typings: string, script: string];

let site: Site;
let packages: PackageProgram[];

function load(modules: Record<string, Module>): void {
  const files = Object.entries(modules).flatMap(([name, [typings, script]]) => [
    [`${name}.d.mts`, typings],
    [`${name}.mjs`, script],
  ]);
  const index = Object.keys(modules).map((name) => `export * from './${name}.mjs';`);
  site = createSite([
    {
      folder: 'node_modules/@mui/x-tree-view',
      files: { ...Object.fromEntries(files), 'index.d.mts': index.join('\n') },
    },
    { folder: 'node_modules/@mui/x-tree-view-pro' },
  ]);
  [[, packages = []] = []] = [...loadPackages(site.siteDir, ['tree-view'])];
}

afterEach(() => site.remove());

describe('judgeComponent', () => {
  it.each<[string, Record<string, Module>, string, boolean]>([
    [
      'with prop types',
      { Own: [`export declare function Own${PROPS}`, 'Own.propTypes = {};'] },
      'has prop types',
      true,
    ],
    [
      'that is memoised from one with prop types',
      {
        Own: [
          `export declare const Own: ${PROPS}`.replace('):', ') =>'),
          'OwnComponent.propTypes = {};',
        ],
      },
      'has prop types',
      true,
    ],
    [
      'without prop types',
      { Own: [`export declare function Own${PROPS}`, 'function Own() {}'] },
      'has no prop types of its own',
      false,
    ],
    [
      'that upstream ignores',
      {
        Own: [
          `/**\n * @ignore\n */\nexport declare function Own${PROPS}`,
          'Own.propTypes = {};',
        ],
      },
      'marked @ignore',
      false,
    ],
    [
      'that is unstable',
      {
        Own: [
          `export declare function Unstable_Own${PROPS}`,
          'Unstable_Own.propTypes = {};',
        ],
      },
      'has prop types',
      true,
    ],
    [
      'whose name is left out',
      {
        Own: [
          `export declare function TreeItemRoot${PROPS}`,
          'TreeItemRoot.propTypes = {};',
        ],
      },
      expect.stringContaining('styled element') as unknown as string,
      false,
    ],
  ])('decides on a component %s', (_, modules, reason, isDocumented) => {
    load(modules);
    expect(listComponents('tree-view', packages).map(judgeComponent)).toEqual([
      expect.objectContaining({ reason, isDocumented }),
    ]);
  });

  it('gives the page to the stable one of two names', () => {
    load({
      Own: [
        `export declare function Own${PROPS}\nexport declare const Unstable_Own: typeof Own;`,
        'Own.propTypes = {}; export const Unstable_Own = Own;',
      ],
    });
    const verdicts = listComponents('tree-view', packages).map((component) => [
      component.exportName,
      judgeComponent(component).isDocumented,
    ]);
    expect(verdicts).toEqual([
      ['Own', true],
      ['Unstable_Own', false],
    ]);
  });
});

describe('listStatus', () => {
  it('says of every export what the reference does with it', () => {
    load({
      Tree: [`export declare function Tree${PROPS}`, 'Tree.propTypes = {};'],
      Branch: [
        `export declare function Branch${PROPS}`,
        'BranchInner.propTypes = {};',
      ],
      more: [
        [
          `export declare function Plain${PROPS}`,
          'export type Shown = string;',
          'export interface TreeProps { a: Shown }',
          'export declare function toRest(): void;',
        ].join('\n'),
        '',
      ],
    });
    const tree = { kind: 'component', name: 'Tree' };
    const statuses = listStatus(
      {
        product: 'tree-view',
        pages: [tree as unknown as ApiPage],
        events: [],
        selectors: [],
        types: { Shown: {} as ApiType },
      },
      packages,
    );
    expect(statuses.map(({ name, treatment }) => [name, treatment])).toEqual([
      ['Branch', 'unreviewed'],
      ['Plain', 'undocumented'],
      ['Shown', 'shown in place'],
      ['Tree', 'documented'],
      ['TreeProps', 'left out'],
      ['toRest', 'undocumented'],
    ]);
  });
});
