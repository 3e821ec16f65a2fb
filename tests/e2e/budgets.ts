import { BENCH_PAGES } from '../../benchmarks/measure/pages';

/** Most that a page may load and hold before the reader does anything. */
export interface Budget {
  address: string;
  /** Kilobytes of 1,000 bytes, with gzip. */
  script: number;
  html: number;
  style: number;
  fonts: number;
  requests: number;
  /** Elements in the document. */
  nodes: number;
}

/** What every page keeps, with or without demos. */
const ALL = { style: 41, fonts: 100, requests: 30 };

const PLAIN = { ...ALL, script: 190, html: 35, nodes: 2_500 };

/** Plain pages, in both languages. */
const PLAIN_PAGES = ['/', '/zh/', '/x', '/zh/x', '/x/introduction/installation'];

/**
 * Of the pages that `npm run bench` measures, what differs from a plain page. The budget of
 * script is the benchmark's goal.
 */
const MEASURED: Record<string, Partial<Budget>> = {
  '/x/introduction': {},
  '/x/react-data-grid': {},
  '/x/react-data-grid/column-definition': { html: 45, nodes: 6_200 },
  '/x/react-charts/bars': { html: 60, nodes: 7_900 },
  '/x/react-date-pickers/date-picker': { html: 63, nodes: 5_000 },
  '/x/react-tree-view': {},
  '/x/api/data-grid/data-grid': { nodes: 4_800 },
  '/x/api/charts/bar-chart': {},
};

export const BUDGETS: readonly Budget[] = [
  ...PLAIN_PAGES.map((address) => ({ ...PLAIN, address })),
  { ...PLAIN, script: 172, address: '/x/api/tree-view/tree-item' },
  ...BENCH_PAGES.filter(({ address }) => address in MEASURED).map(
    ({ address, scriptGoal }) => ({
      ...PLAIN,
      script: scriptGoal,
      ...MEASURED[address],
      address,
    }),
  ),
];
