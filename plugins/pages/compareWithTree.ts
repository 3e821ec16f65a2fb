import type { PageMarks } from './frontMatter';

/** A page as the tree plans it. */
export interface PlannedPage extends PageMarks {
  route: string;
  title: string;
  /** Number of live demos that a reader can expect. */
  demos: number;
  /** API names that a reader expects to find explained. */
  identifiers: string[];
}

/** A page as it exists. */
export interface ExistingPage extends PageMarks {
  route: string;
  /** Its title in the navigation. */
  title: string;
}

export interface TreeComparison {
  /** Planned and not written yet. */
  missing: string[];
  /** Written at a route that the tree doesn't know, with the route it may belong to. */
  misplaced: { route: string; expected?: string }[];
  /** Titles and badges that differ. */
  differing: { route: string; field: string; planned: string; existing: string }[];
}

const FIELDS = ['title', 'plan', 'newFeature', 'planned', 'unstable'] as const;

/** Overview pages that the portal has beyond the tree. */
const OWN_ROUTES = new Set([
  '/x',
  '/x/migration',
  '/x/guides',
  '/x/common-concepts',
]);

function findPlannedHome(
  page: ExistingPage,
  missing: PlannedPage[],
): string | undefined {
  const lastSegment = page.route.slice(page.route.lastIndexOf('/') + 1);
  return missing.find(
    ({ route, title }) => route.endsWith(`/${lastSegment}`) || title === page.title,
  )?.route;
}

/** Holds the pages that exist against the tree that plans them. */
export function compareWithTree(
  tree: readonly PlannedPage[],
  pages: readonly ExistingPage[],
): TreeComparison {
  const planned = new Map(tree.map((page) => [page.route, page]));
  const existing = new Set(pages.map(({ route }) => route));
  const missing = tree.filter(({ route }) => !existing.has(route));
  return {
    missing: missing.map(({ route }) => route),
    misplaced: pages
      .filter(({ route }) => !planned.has(route) && !OWN_ROUTES.has(route))
      .map((page) => ({
        route: page.route,
        expected: findPlannedHome(page, missing),
      })),
    differing: pages.flatMap((page) => {
      const plan = planned.get(page.route);
      return FIELDS.filter((field) => plan && plan[field] !== page[field]).map(
        (field) => ({
          route: page.route,
          field,
          planned: String(plan![field] ?? 'none'),
          existing: String(page[field] ?? 'none'),
        }),
      );
    }),
  };
}

/** Where a misplaced page goes, with the command that moves it. */
export function describeMisplaced({
  route,
  expected,
}: TreeComparison['misplaced'][number]): string {
  const toFolder = (one: string) => one.replace(/^\/x\/?/, 'docs/');
  return expected === undefined
    ? `${toFolder(route)}/index.mdx: the page tree has no ${route}, and no missing page of this name. Move it to one of the missing routes, or name it in OWN_ROUTES of plugins/pages/compareWithTree.ts`
    : `${toFolder(route)}/index.mdx: the page tree has it at ${expected}. Move it: mkdir -p ${toFolder(expected)} && git mv ${toFolder(route)}/* ${toFolder(expected)}/`;
}
