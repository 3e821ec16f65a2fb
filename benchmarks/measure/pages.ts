/** Figures of the best known documentation of these libraries: kilobytes with gzip. */
interface Known {
  script: number;
  html: number;
  nodes: number;
}

/** A page that every run measures. */
export interface BenchPage {
  name: string;
  address: string;
  known?: Known;
  /** Most kilobytes of script, with gzip. */
  scriptGoal: number;
  /** What a reader finds: mostly text, the reference, or demos. */
  kind: 'text' | 'api' | 'demos';
}

/** The fixed list of pages, in the order of the tables. */
export const BENCH_PAGES: readonly BenchPage[] = [
  { name: 'Landing', address: '/', scriptGoal: 190, kind: 'text' },
  {
    name: 'Introduction',
    address: '/x/introduction',
    known: { script: 545, html: 35, nodes: 409 },
    scriptGoal: 200,
    kind: 'text',
  },
  {
    name: 'Data Grid overview',
    address: '/x/react-data-grid',
    known: { script: 980, html: 41, nodes: 2381 },
    scriptGoal: 450,
    kind: 'demos',
  },
  {
    name: 'Data Grid column definition',
    address: '/x/react-data-grid/column-definition',
    known: { script: 1000, html: 62, nodes: 4360 },
    scriptGoal: 450,
    kind: 'demos',
  },
  {
    name: 'Charts bars',
    address: '/x/react-charts/bars',
    known: { script: 806, html: 75, nodes: 6420 },
    scriptGoal: 380,
    kind: 'demos',
  },
  {
    name: 'Date Picker',
    address: '/x/react-date-pickers/date-picker',
    known: { script: 636, html: 59, nodes: 2585 },
    scriptGoal: 350,
    kind: 'demos',
  },
  {
    name: 'Tree View',
    address: '/x/react-tree-view',
    known: { script: 733, html: 53, nodes: 1207 },
    scriptGoal: 320,
    kind: 'demos',
  },
  {
    name: 'API, DataGrid',
    address: '/x/api/data-grid/data-grid',
    known: { script: 496, html: 74, nodes: 10743 },
    scriptGoal: 172,
    kind: 'api',
  },
  {
    name: 'API, BarChart',
    address: '/x/api/charts/bar-chart',
    known: { script: 482, html: 44, nodes: 1655 },
    scriptGoal: 172,
    kind: 'api',
  },
];
