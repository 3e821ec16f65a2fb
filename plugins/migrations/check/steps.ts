/** The packages of one side of a migration. */
export interface PackageSet {
  /** Names the folder that they are installed in; absent where the portal's own are meant. */
  folder?: string;
  /** Exact versions of what is installed, peers included. */
  dependencies: Readonly<Record<string, string>>;
  /** Where a snippet's names are looked for, in this order. */
  packages: readonly string[];
}

const GRIDS = [
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
];
const PICKERS = ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'];
const CHARTS = ['@mui/x-charts', '@mui/x-charts-pro'];
const TREES = ['@mui/x-tree-view', '@mui/x-tree-view-pro'];
const MATERIAL = ['@mui/material', '@mui/material/styles', 'react'];

const REACT_17 = {
  react: '17.0.2',
  'react-dom': '17.0.2',
  '@types/react': '17.0.93',
};
const REACT_18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.32',
};
const EMOTION = { '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' };
const DATES = {
  dayjs: '1.11.23',
  moment: '2.31.0',
  luxon: '3.7.2',
  '@types/luxon': '3.7.6',
};

/** Gives packages of the same release their version. */
function all(names: readonly string[], version: string) {
  return Object.fromEntries(names.map((name) => [name, version]));
}

const LAB: PackageSet = {
  folder: 'lab',
  dependencies: {
    ...REACT_17,
    ...EMOTION,
    ...DATES,
    'date-fns': '2.30.0',
    '@mui/lab': '5.0.0-alpha.80',
    '@mui/material': '5.5.3',
    '@mui/icons-material': '5.5.1',
  },
  packages: ['@mui/lab', ...MATERIAL],
};

const V4: PackageSet = {
  folder: 'v4',
  dependencies: {
    ...REACT_17,
    '@material-ui/core': '4.12.4',
    ...all(GRIDS.slice(0, 2), '4.0.2'),
  },
  packages: [...GRIDS.slice(0, 2), '@material-ui/core', 'react'],
};

const V5: PackageSet = {
  folder: 'v5',
  dependencies: {
    ...REACT_18,
    ...EMOTION,
    ...DATES,
    luxon: '2.5.2',
    '@types/luxon': '2.4.0',
    'date-fns': '2.30.0',
    '@mui/material': '5.18.0',
    '@mui/icons-material': '5.18.0',
    ...all(GRIDS, '5.17.26'),
    ...all(PICKERS, '5.0.20'),
  },
  packages: [],
};

const V6: PackageSet = {
  folder: 'v6',
  dependencies: {
    ...REACT_18,
    ...EMOTION,
    ...DATES,
    'date-fns': '2.30.0',
    '@mui/material': '5.18.0',
    '@mui/icons-material': '5.18.0',
    ...all(GRIDS, '6.20.4'),
    ...all(PICKERS, '6.20.2'),
    '@mui/x-charts': '6.19.8',
    '@mui/x-tree-view': '6.17.0',
  },
  packages: [],
};

const V7: PackageSet = {
  folder: 'v7',
  dependencies: {
    ...REACT_18,
    ...EMOTION,
    ...DATES,
    'date-fns': '3.6.0',
    '@mui/material': '6.5.0',
    '@mui/icons-material': '6.5.0',
    ...all(GRIDS, '7.29.13'),
    ...all(PICKERS, '7.29.4'),
    ...all(CHARTS, '7.29.1'),
    ...all(TREES, '7.29.10'),
  },
  packages: [],
};

/** What the portal itself has installed. */
const V8: PackageSet = { dependencies: {}, packages: [] };

function of(set: PackageSet, names: readonly string[]): PackageSet {
  const known =
    set.folder === undefined
      ? names
      : names.filter((name) => name in set.dependencies);
  return { ...set, packages: [...known, ...MATERIAL] };
}

/** The two sides of each page's diffs, by the page's folder in `docs/migration/`. */
export const STEPS: Readonly<
  Record<string, { before: PackageSet; after: PackageSet }>
> = {
  'migration-data-grid-v4': { before: V4, after: of(V5, GRIDS) },
  'migration-data-grid-v5': { before: of(V5, GRIDS), after: of(V6, GRIDS) },
  'migration-data-grid-v6': { before: of(V6, GRIDS), after: of(V7, GRIDS) },
  'migration-data-grid-v7': { before: of(V7, GRIDS), after: of(V8, GRIDS) },
  'migration-pickers-lab': { before: LAB, after: of(V5, PICKERS) },
  'migration-pickers-v5': { before: of(V5, PICKERS), after: of(V6, PICKERS) },
  'migration-pickers-v6': { before: of(V6, PICKERS), after: of(V7, PICKERS) },
  'migration-pickers-v7': { before: of(V7, PICKERS), after: of(V8, PICKERS) },
  'migration-charts-v6': { before: of(V6, CHARTS), after: of(V7, CHARTS) },
  'migration-charts-v7': { before: of(V7, CHARTS), after: of(V8, CHARTS) },
  'migration-tree-view-lab': { before: LAB, after: of(V6, TREES) },
  'migration-tree-view-v6': { before: of(V6, TREES), after: of(V7, TREES) },
  'migration-tree-view-v7': { before: of(V7, TREES), after: of(V8, TREES) },
};
