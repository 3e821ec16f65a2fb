import type { Product } from '../../../src/utils/paths';

/** A version that readers come from; `lab` is the package that a library was in first. */
export type Origin = 'lab' | 'v4' | 'v5' | 'v6' | 'v7';

/** The guide for one library and one major version. */
export interface Guide {
  from: Origin;
  /** The major version that it leads to. */
  to: 5 | 6 | 7 | 8;
  /** Rows of its table of changes, and those of them that cause no error. */
  changes: number;
  silent: number;
  /** Packages of that version by plan, the smallest first; a larger plan takes the last. */
  packages: readonly string[];
  /** Codemods beside the presets, with their package. */
  codemods?: readonly string[];
  /** Whether the preset of the version has transforms for the library. */
  hasPreset?: true;
}

const GRIDS = ['data-grid', 'data-grid-pro', 'data-grid-premium'];
const PICKERS = ['date-pickers', 'date-pickers-pro'];
const CHARTS = ['charts', 'charts-pro'];
const TREES = ['tree-view', 'tree-view-pro'];

/** The last Material UI 5 whose codemods the guides to version 5 use. */
const CORE_CODEMOD = '@mui/codemod@5.15.14 v5.0.0';

/** Names packages of one release, with a range that no later major version meets. */
function at(version: string, names: readonly string[]): string[] {
  return names.map((name) => `@mui/x-${name}@^${version}`);
}

/** The guides of each library, from the oldest version on. */
export const GUIDES: Readonly<Record<Product, readonly Guide[]>> = {
  'data-grid': [
    {
      from: 'v4',
      to: 5,
      changes: 18,
      silent: 5,
      packages: at('5.17.26', GRIDS),
      codemods: [`${CORE_CODEMOD}/preset-safe`],
    },
    {
      from: 'v5',
      to: 6,
      changes: 25,
      silent: 7,
      packages: at('6.20.4', GRIDS),
      hasPreset: true,
    },
    {
      from: 'v6',
      to: 7,
      changes: 31,
      silent: 13,
      packages: at('7.29.13', GRIDS),
      hasPreset: true,
    },
    {
      from: 'v7',
      to: 8,
      changes: 31,
      silent: 16,
      packages: at('8.29.3', GRIDS),
      hasPreset: true,
    },
  ],
  'date-pickers': [
    {
      from: 'lab',
      to: 5,
      changes: 16,
      silent: 7,
      packages: at('5.0.20', PICKERS),
      codemods: [`${CORE_CODEMOD}/date-pickers-moved-to-x`],
    },
    {
      from: 'v5',
      to: 6,
      changes: 35,
      silent: 11,
      packages: at('6.20.2', PICKERS),
      hasPreset: true,
      codemods: ['@mui/x-codemod@8.29.3 v6.0.0/pickers/rename-components-to-slots'],
    },
    {
      from: 'v6',
      to: 7,
      changes: 23,
      silent: 7,
      packages: at('7.29.4', PICKERS),
      hasPreset: true,
    },
    {
      from: 'v7',
      to: 8,
      changes: 34,
      silent: 12,
      packages: at('8.29.3', PICKERS),
      hasPreset: true,
    },
  ],
  charts: [
    {
      from: 'v6',
      to: 7,
      changes: 21,
      silent: 10,
      packages: at('7.29.1', CHARTS),
    },
    {
      from: 'v7',
      to: 8,
      changes: 29,
      silent: 8,
      packages: at('8.29.3', CHARTS),
      hasPreset: true,
      codemods: [
        '@mui/x-codemod@8.29.3 v8.0.0/charts/rename-sparkline-colors-to-color',
      ],
    },
  ],
  'tree-view': [
    {
      from: 'lab',
      to: 6,
      changes: 6,
      silent: 2,
      packages: at('6.17.0', ['tree-view']),
    },
    {
      from: 'v6',
      to: 7,
      changes: 18,
      silent: 8,
      packages: at('7.29.10', TREES),
      hasPreset: true,
    },
    {
      from: 'v7',
      to: 8,
      changes: 20,
      silent: 9,
      packages: at('8.29.3', TREES),
      hasPreset: true,
    },
  ],
};

/** What the routes of the guides and the folders of the codemods call the libraries. */
export const SHORT_NAMES: Record<Product, string> = {
  'data-grid': 'data-grid',
  'date-pickers': 'pickers',
  charts: 'charts',
  'tree-view': 'tree-view',
};

/** The last part of a guide's route. */
export function toGuideName(
  product: Product,
  { from }: Pick<Guide, 'from'>,
): string {
  return `migration-${SHORT_NAMES[product]}-${from}`;
}
