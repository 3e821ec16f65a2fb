import fs from 'node:fs';
import path from 'node:path';
import { collectDemos } from '../../plugins/demos/collectDemos';
import { DERIVED_LIBRARIES } from '../../plugins/demos/dateLibrary/libraries';
import { formatFile, readDemo } from '../../plugins/demos/readDemo';
import type { DemoEntry } from '../../plugins/demos/types';
import type { Project, ProjectFile } from '../../plugins/demos/client/export/types';
import type { CodeStyling } from '../../plugins/settings/common/definitions';
import { findImports } from '../../src/utils/findImports';
import { getProduct, PRODUCT_IDS, type Product } from '../../src/utils/paths';
import {
  createFolder,
  findUndeclared,
  findWrongVersions,
  type ProjectFolder,
} from './buildProject';
import {
  createExport,
  createExportOf,
  toRequest,
  type ExportChoice,
} from './createExport';

/**
 * Projects that readers open in StackBlitz and CodeSandbox, built as those do: with the
 * versions of the portal, from the files of the export alone.
 */

const ROOT = path.join(__dirname, '../..');
const STYLINGS: CodeStyling[] = ['system', 'tailwind', 'css'];

const folders: ProjectFolder[] = [];

function open(project: Project): ProjectFolder {
  const folder = createFolder(project, ROOT);
  folders.push(folder);
  return folder;
}

afterEach(() => folders.splice(0).forEach((folder) => folder.remove()));

function expectOk({ ok, output }: { ok: boolean; output: string }) {
  expect({ ok, output: ok ? '' : output }).toEqual({ ok: true, output: '' });
}

/** Checks what can be known without building, then builds, and returns the folder. */
function expectSound(project: Project, { variant }: ExportChoice): ProjectFolder {
  expect(findWrongVersions(project, ROOT)).toEqual([]);
  expect(findUndeclared(project)).toEqual([]);
  const folder = open(project);
  if (variant === 'TS') {
    expectOk(folder.check());
  }
  expectOk(folder.bundle());
  return folder;
}

/** How many modules a demo's files import in a styling; the most telling one has most. */
function countImports(demo: DemoEntry, styling: CodeStyling): number {
  const { own, shared } = readDemo(demo.sources[styling]!, ROOT);
  return new Set([...own, ...shared].flatMap(({ code }) => findImports(code))).size;
}

/** Each library has a demo in each of these. */
const EXPORTED = process.env.TEST_FULL ? STYLINGS : STYLINGS.slice(0, 1);

describe('the demos of each library', () => {
  let demos: DemoEntry[];

  beforeAll(async () => {
    demos = await collectDemos({ siteDir: ROOT, docsDir: 'docs' });
  });

  /** The demos to export of a library: one, or in full one of each styling that it has. */
  function findSamples(product: Product) {
    const candidates = demos.filter(({ id }) => getProduct(`/x/${id}`) === product);
    return EXPORTED.flatMap((styling) => {
      const [best] = candidates
        .filter(({ sources }) => sources[styling])
        .map((demo) => ({ demo, styling, imports: countImports(demo, styling) }))
        .sort((a, b) => b.imports - a.imports);
      return best ?? [];
    });
  }

  it.each(
    PRODUCT_IDS.flatMap((product) => [
      [product, 'TS'] as const,
      [product, 'JS'] as const,
    ]),
  )('%s in %s: exports build', async (product, variant) => {
    const samples = findSamples(product);
    expect(samples.map(({ styling }) => styling)).toEqual(EXPORTED);
    for (const { demo, styling } of samples) {
      const choice = { styling, variant };
      expectSound(await createExport(demo, choice, ROOT), choice);
    }
  });
});

/** Luxon's types are a package of their own, which the export has to name. */
const LIBRARIES = process.env.TEST_FULL ? DERIVED_LIBRARIES : (['luxon'] as const);

it.each(LIBRARIES)('the code of a demo for %s builds', async (library) => {
  const id = 'react-date-pickers/quickstart/ControlledAppointment';
  const { libraries } = readDemo(path.join(ROOT, `docs/${id}.tsx`), ROOT);
  const own = libraries?.find((converted) => converted.library === library)?.own;
  const files = await Promise.all(own!.map(formatFile));
  const choice: ExportChoice = { styling: 'system', variant: 'TS' };
  const request = toRequest(
    id,
    choice,
    files.map(({ name, code }) => ({ path: name, code })),
  );
  const project = createExportOf(request, ROOT);
  expect(project['package.json']).toContain(`"${library}": `);
  expect(project['package.json']).not.toContain('"dayjs"');
  expectSound(project, choice);
});

/** A demo of several files, as an author could write it. */
const ENTRY = `import Button from '@mui/material/Button';
import { orders } from './sample-data/orders';

export default function OrderCount() {
  return <Button>{orders.length} orders</Button>;
}
`;
const ORDERS = 'export const orders: readonly string[] = [];\n';

function create(styling: CodeStyling, files: Record<string, string>): Project {
  const list = Object.entries(files).map(([name, code]): ProjectFile => ({
    path: name,
    code,
  }));
  const choice: ExportChoice = { styling, variant: 'TS' };
  return createExportOf(toRequest('react-charts/OrderCount', choice, list), ROOT);
}

describe('each styling', () => {
  it('compiles the utilities of a Tailwind demo with the names of the theme', () => {
    const project = create('tailwind', {
      'OrderCount.tsx': ENTRY.replace(
        '<Button>',
        '<Button className="bg-primary dark:p-2">',
      ),
      'sample-data/orders.ts': ORDERS,
    });
    const css = expectSound(project, {
      styling: 'tailwind',
      variant: 'TS',
    }).readCss();
    // The bundler joins the last layer's name with its block.
    expect(css).toMatch(/^[^{]*@layer theme,\s?base,\s?mui,\s?components[,;]/);
    expect(css).toContain(
      '.bg-primary{background-color:var(--mui-palette-primary-main)}',
    );
    expect(css).toMatch(/@media \(prefers-color-scheme:\s?dark\)\{\.dark\\:p-2\{/);
  });

  it('bundles the CSS module of a demo', () => {
    const project = create('css', {
      'OrderCount.tsx': `import styles from './OrderCount.module.css';\n${ENTRY.replace('<Button>', '<Button className={styles.count}>')}`,
      'OrderCount.module.css': '.count {\n  inline-size: 12rem;\n}\n',
      'sample-data/orders.ts': ORDERS,
    });
    const { readCss } = expectSound(project, { styling: 'css', variant: 'TS' });
    expect(readCss()).toMatch(/\.\w*count\w*\{inline-size:12rem\}/);
  });
});

describe('faults', () => {
  const files = { 'OrderCount.tsx': ENTRY, 'sample-data/orders.ts': ORDERS };

  it('stops at an import that the portal has no version of', () => {
    expect(() =>
      create('system', { ...files, 'a.ts': "import 'not-installed/sub';" }),
    ).toThrow(/not-installed: needed by the import "not-installed\/sub"/);
  });

  it('stops at a sample-data file that is missing', () => {
    expect(() => create('system', { 'OrderCount.tsx': ENTRY })).toThrow(
      'OrderCount.tsx: the import "./sample-data/orders" leads to no file of the demo. It has: OrderCount.tsx.',
    );
  });

  it.each<[string, (project: ProjectFolder) => void, RegExp]>([
    [
      'a file that was left out',
      ({ path: dir }) => fs.rmSync(path.join(dir, 'src/sample-data/orders.ts')),
      /sample-data\/orders/,
    ],
    [
      'a type error',
      ({ path: dir }) =>
        fs.writeFileSync(
          path.join(dir, 'src/sample-data/orders.ts'),
          'export {};\n',
        ),
      /has no exported member 'orders'|is not exported|MISSING_EXPORT/,
    ],
  ])('sees %s in type check and bundle', (_, plant, message) => {
    const project = open(create('system', files));
    plant(project);
    for (const outcome of [project.check(), project.bundle()]) {
      expect(outcome.output).toMatch(message);
      expect(outcome.ok).toBe(false);
    }
  });

  it('sees a package that is not declared, and a version that is not installed', () => {
    const project = create('system', files);
    const planted = {
      ...project,
      'src/OrderCount.tsx': `import 'dayjs';\n${ENTRY}`,
      'package.json': project['package.json']!.replace(
        /"react": ".*?"/,
        '"react": "^19.0.0"',
      ),
    };
    expect(findUndeclared(planted)).toEqual(['src/OrderCount.tsx: dayjs']);
    expect(findWrongVersions(planted, ROOT)).toEqual(['react@^19.0.0']);
  });
});
