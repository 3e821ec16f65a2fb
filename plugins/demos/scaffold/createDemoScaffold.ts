import path from 'node:path';
import { formatCode } from '../formatCode';

/** Texts by path, relative to the docs folder. */
export type DemoScaffold = Record<string, string>;

export interface ScaffoldOptions {
  /** Whether the demo gets a Tailwind and a CSS styling beside the system one. */
  stylings: boolean;
  /** Whether the data goes to a file of its own. */
  severalFiles: boolean;
}

/** A demo in parts, each as it stands in the source. */
interface Example {
  imports: string;
  /** Name of the constant with the data, and of its file. */
  dataName: string;
  /** The constant's comment, if it needs one. */
  dataComment?: string;
  data: string;
  /** Constants that stay with the component. */
  declarations?: string;
  /** What the marked lines stand in. */
  open: string;
  close: string;
  element: string;
  /** Pixels that all of it takes. */
  height: number;
}

/** One start for each library. They share a story, a club that lends tools. */
const EXAMPLES: Record<string, Example> = {
  'react-data-grid': {
    imports: "import { DataGrid, type GridColDef } from '@mui/x-data-grid';",
    dataName: 'tools',
    data: `[
  { id: 1, name: 'Chisel', onLoan: 3 },
  { id: 2, name: 'Block plane', onLoan: 1 },
  { id: 3, name: 'Spokeshave', onLoan: 2 },
]`,
    declarations: `const columns: GridColDef<(typeof tools)[number]>[] = [
  { field: 'name', headerName: 'Tool', flex: 1 },
  { field: 'onLoan', headerName: 'On loan', type: 'number' },
];`,
    open: "<div style={{ height: 216, width: '100%' }}>",
    close: '</div>',
    element:
      '<DataGrid rows={tools} columns={columns} hideFooter aria-label="Tools" />',
    height: 216,
  },
  'react-date-pickers': {
    imports: `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';`,
    dataName: 'closedDays',
    dataComment: '/** Days of the week, from 0 for Sunday. */',
    data: '[0, 1]',
    open: '<LocalizationProvider dateAdapter={AdapterDayjs}>',
    close: '</LocalizationProvider>',
    element: `<DatePicker
      label="Return date"
      shouldDisableDate={(date) => closedDays.includes(date.day())}
    />`,
    height: 56,
  },
  'react-charts': {
    imports: "import { BarChart } from '@mui/x-charts/BarChart';",
    dataName: 'loans',
    data: `[
  { month: 'April', count: 12 },
  { month: 'May', count: 19 },
  { month: 'June', count: 7 },
]`,
    open: "<div style={{ height: 300, width: '100%' }}>",
    close: '</div>',
    element: `<BarChart
      dataset={loans}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'count', label: 'Loans' }]}
      role="img"
      aria-label="Tools on loan from April to June"
    />`,
    height: 300,
  },
  'react-tree-view': {
    imports: "import { RichTreeView } from '@mui/x-tree-view/RichTreeView';",
    dataName: 'shelves',
    data: `[
  {
    id: 'cutting',
    label: 'Cutting',
    children: [
      { id: 'chisel', label: 'Chisel' },
      { id: 'saw', label: 'Tenon saw' },
    ],
  },
  { id: 'planing', label: 'Planing', children: [{ id: 'plane', label: 'Block plane' }] },
]`,
    // The height of all items, so that nothing below moves when they expand.
    open: "<div style={{ minHeight: 168, width: '100%' }}>",
    close: '</div>',
    element: `<RichTreeView
      items={shelves}
      defaultExpandedItems={['cutting']}
      aria-label="Tools by shelf"
    />`,
    height: 168,
  },
};

/** For pages that belong to none of the libraries. */
const NEUTRAL_EXAMPLE: Example = {
  imports: `import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';`,
  dataName: 'tools',
  data: "['Chisel', 'Plane', 'Saw']",
  open: '<ButtonGroup aria-label="Borrow a tool">',
  close: '</ButtonGroup>',
  element: '{tools.map((tool) => <Button key={tool}>{tool}</Button>)}',
  height: 40,
};

/** A box around the example, which gives the stylings something to style. */
interface Surround {
  /** Import of a package, which stands above the example's, and of a local file, below. */
  packageImport?: string;
  localImport?: string;
  open: string;
  close: string;
}

const NO_SURROUND: Surround = { open: '', close: '' };

/** Pixels that its padding adds to the height. */
const SURROUND_PADDING = 32;

/** The same in each styling, by what stands before `.tsx`. */
const createSurrounds = (name: string): Record<string, Surround> => ({
  '': {
    packageImport: "import Box from '@mui/material/Box';",
    open: "<Box sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>",
    close: '</Box>',
  },
  '.tailwind': { open: '<div className="rounded bg-hover p-4">', close: '</div>' },
  '.css': {
    localImport: `import styles from './${name}.module.css';`,
    open: '<div className={styles.frame}>',
    close: '</div>',
  },
});

const STYLESHEET = `.frame {
  padding: calc(2 * var(--mui-spacing));
  border-radius: var(--mui-shape-borderRadius);
  background-color: var(--mui-palette-action-hover);
}
`;

function getExample(id: string): Example {
  const [library = ''] = id.split('/');
  return EXAMPLES[library] ?? NEUTRAL_EXAMPLE;
}

function renderData({ dataName, dataComment = '', data }: Example): string {
  return `${dataComment}\nconst ${dataName} = ${data};`.trimStart();
}

function renderDemo(
  name: string,
  example: Example,
  surround: Surround,
  { severalFiles }: ScaffoldOptions,
): string {
  const imports = [
    surround.packageImport,
    example.imports,
    severalFiles && `import { ${example.dataName} } from './${example.dataName}';`,
    surround.localImport,
  ];
  const component = `export default function ${name}() {
  return (
    ${surround.open}
    ${example.open}
      {/* #region preview */}
      ${example.element}
      {/* #endregion preview */}
    ${example.close}
    ${surround.close}
  );
}`;
  return [
    imports.filter(Boolean).join('\n'),
    !severalFiles && renderData(example),
    example.declarations,
    component,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Whether the scaffold is a folder, not one file beside the page. */
export function isFolderScaffold({ stylings, severalFiles }: ScaffoldOptions) {
  return stylings || severalFiles;
}

/**
 * Whether a demo's name is also the name of something that its scaffold imports, such as
 * `BarChart`: one file can't have both.
 *
 * @param id page path and name, such as `react-charts/pie/FirstPie`
 */
export function isImportedName(id: string): boolean {
  const surroundImports = Object.values(createSurrounds('')).map(
    ({ packageImport }) => packageImport,
  );
  const imports = [getExample(id).imports, ...surroundImports].join('\n');
  return new RegExp(`\\b${path.posix.basename(id)}\\b`).test(imports);
}

/**
 * The line that embeds a scaffold in its page, with the height that it takes.
 *
 * @param id page path and name, such as `react-charts/pie/FirstPie`
 */
export function renderDemoLine(id: string, options: ScaffoldOptions): string {
  const extension = isFolderScaffold(options) ? '' : '.tsx';
  const height = getExample(id).height + (options.stylings ? SURROUND_PADDING : 0);
  return `<Demo src="./${path.posix.basename(id)}${extension}" height={${height}} />`;
}

/**
 * A demo that runs as it is, in the library of its page's route, formatted.
 *
 * @param id page path and name in PascalCase, such as `react-charts/pie/FirstPie`
 * @returns its files; in a folder of the demo's name where there are several
 */
export async function createDemoScaffold(
  id: string,
  options: ScaffoldOptions,
): Promise<DemoScaffold> {
  const name = path.posix.basename(id);
  const example = getExample(id);
  const folder = isFolderScaffold(options) ? id : path.posix.dirname(id);
  const surrounds = options.stylings ? createSurrounds(name) : { '': NO_SURROUND };
  const files: DemoScaffold = {};
  for (const [styling, surround] of Object.entries(surrounds)) {
    files[`${name}${styling}.tsx`] = renderDemo(name, example, surround, options);
  }
  if (options.stylings) {
    files[`${name}.module.css`] = STYLESHEET;
  }
  if (options.severalFiles) {
    files[`${example.dataName}.ts`] = renderData(example).replace(
      /^const /m,
      'export const ',
    );
  }
  const formatted = Object.entries(files).map(async ([file, text]) => [
    `${folder}/${file}`,
    await formatCode(text, file.endsWith('.css') ? 'css' : 'typescript'),
  ]);
  return Object.fromEntries(await Promise.all(formatted)) as DemoScaffold;
}
