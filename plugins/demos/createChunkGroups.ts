import path from 'node:path';
import { escapeRegexp } from '@docusaurus/utils';

/** MUI's styling engine, and the one helper that all X packages share. */
const ENGINE =
  '@mui/(?:system|styled-engine|private-theming|utils|types|x-internals/warning)|@emotion/[\\w-]+|@popperjs/core|stylis|react-transition-group';

/**
 * Components of Material UI by who needs them: all libraries, the pickers and the grid,
 * what is switched (by the grid, the tree view and times), the grid alone. One that stands
 * nowhere comes with the demos that use it.
 */
const MATERIAL = {
  core: 'Box|Button|ButtonBase|CircularProgress|CssBaseline|DefaultPropsProvider|Fade|FormControl|GlobalStyles|Grow|IconButton|NoSsr|OverridableComponent|Paper|Popper|Portal|Stack|SvgIcon|Typography',
  fields:
    'Backdrop|Chip|Dialog\\w*|Divider|FilledInput|FormHelperText|FormLabel|Input|InputAdornment|InputBase|InputLabel|List|ListItem|ListItemIcon|ListItemSecondaryAction|ListItemText|ListSubheader|Menu|MenuItem|MenuList|Modal|NativeSelect|OutlinedInput|Popover|Select|Skeleton|TextField|TextareaAutosize|Unstable_TrapFocus',
  switches:
    'Checkbox|Collapse|FormControlLabel|FormGroup|Switch|Tab|TabScrollButton|Tabs|ToggleButton|ToggleButtonGroup',
  tables:
    'Autocomplete|Badge|ClickAwayListener|LinearProgress|Table\\w*|Toolbar|Tooltip|useAutocomplete',
};

/** Helpers of Material UI, whose folders have small letters. */
const MATERIAL_HELPERS = '(?!useAutocomplete|locale|esm)[a-z][\\w-]*';

/** Parts of the pickers that a page on dates does without. */
const TIME_PICKERS =
  '(?:Desktop|Mobile|Static)?(?:Date)?Time(?:Picker|Field)|TimeClock|(?:MultiSection)?DigitalClock|timeViewRenderers';

/** What each kind of chart adds to what all have; every chart reads bars. */
const CHARTS = {
  lines: 'LineChart|SparkLineChart',
  pie: 'PieChart',
  radar: 'RadarChart',
  scatter: 'ScatterChart',
  gauge: 'Gauge',
};

/** What stands with a kind of chart and is in every chart. */
const EVERY_CHART = 'seriesConfig|getPieCoordinates';

const LIBRARIES = {
  'mui-core': `${ENGINE}|@mui/material/(?:esm/)?(?:${MATERIAL_HELPERS}|${MATERIAL.core})`,
  'mui-fields': `@mui/material/(?:esm/)?(?:${MATERIAL.fields})`,
  'mui-switches': `@mui/material/(?:esm/)?(?:${MATERIAL.switches})`,
  'mui-tables': `@mui/material/(?:esm/)?(?:${MATERIAL.tables})`,
  // What the grid, the charts and the tree view share; the pickers do without.
  'x-internals': '@mui/x-internals(?!/warning)|reselect',
  // The commercial packages'.
  'x-license': '@mui/(?:x-license|x-telemetry)',
  'data-grid': '@mui/(?:x-data-grid|x-virtualizer)',
  'data-grid-pro': '@mui/x-data-grid-pro',
  // Without the Excel writer, which the grid imports with its first export only.
  'data-grid-premium': '@mui/x-data-grid-premium',
  'date-pickers-time': `@mui/x-date-pickers/(?:${TIME_PICKERS})`,
  'date-pickers': `@mui/x-date-pickers(?!/(?:${TIME_PICKERS})/)|dayjs`,
  'date-pickers-pro': '@mui/x-date-pickers-pro',
  ...Object.fromEntries(
    Object.entries(CHARTS).map(([name, folders]) => [
      `charts-${name}`,
      `@mui/x-charts/(?:${folders})(?!/(?:${EVERY_CHART}))`,
    ]),
  ),
  charts: `@mui/x-charts(?!/(?:${Object.values(CHARTS).join('|')})/(?!${EVERY_CHART}))|@mui/(?:x-charts-vendor|x-internal-gestures)|d3-[\\w-]+|internmap|flatqueue|bezier-easing`,
  'charts-pro': '@mui/x-charts-pro',
  'charts-premium': '@mui/x-charts-premium',
  'tree-view': '@mui/x-tree-view',
  'tree-view-pro': '@mui/x-tree-view-pro',
};

/**
 * Texts in other languages, and what makes them: they belong to what imports them. With
 * its library, a page in another language would load every library for their texts.
 */
const LOCALE_TEXTS =
  '(?:esm[\\\\/])?(?:locales?[\\\\/](?!enUS)|utils[\\\\/]getGridLocalization)';

/** Above Docusaurus' own `common` group, which would put all of this into every page. */
const PRIORITY = 45;

/**
 * What shows a demo: one chunk, where each kind of page would get its own copy. Without the
 * toolbar's styles and what loads locale texts, which pages without demos have as well.
 */
const VIEWS =
  /[\\/](?:src[\\/]mui(?![\\/]localeTexts[\\/])|plugins[\\/]demos[\\/]client[\\/](?:PortalTheme|Demo[\\/](?:views|toolbar(?![\\/]styles)|fullScreen|DemoTheme|applyLicense)))[\\/.]/;

function createGroup(name: string, test: RegExp) {
  return {
    name,
    test,
    chunks: 'async' as const,
    priority: PRIORITY,
    enforce: true,
    // By its content, so that readers keep a library in their cache from build to build.
    ...(process.env.NODE_ENV === 'production' && {
      filename: 'assets/js/[name].[contenthash:8].js',
    }),
  };
}

/** Modules of packages: in a folder of a library, but for its texts in other languages. */
function matchPackages(packages: string): string {
  return `(?:${packages.replaceAll('/', '[\\\\/]')})[\\\\/](?!${LOCALE_TEXTS})`;
}

/**
 * Modules of packages that no group of ours takes. The bundler's own group for packages
 * gets these alone: it weighs each set of chunks that could share a module, and with the
 * libraries, which the demos import, its memory grew with the square of the demos (by 3 GB
 * for one language, by 17 with twice the pages).
 */
const OTHER_PACKAGES = new RegExp(
  `[\\\\/]node_modules[\\\\/](?!${matchPackages(Object.values(LIBRARIES).join('|'))})`,
);

/**
 * Cache groups that give each library, and what shows a demo, a chunk of its own, shared
 * by all demos and loaded with the first one that needs it.
 */
export function createChunkGroups() {
  const groups = Object.entries(LIBRARIES).map(([name, packages]) =>
    createGroup(
      name,
      new RegExp(`[\\\\/]node_modules[\\\\/]${matchPackages(packages)}`),
    ),
  );
  return Object.fromEntries(
    [createGroup('demo-views', VIEWS), ...groups].map((group) => [
      group.name,
      group,
    ]),
  );
}

/**
 * The style sheets of demos in a file of their own, which comes with the first demo in
 * CSS. Without it they would be in the file of every page, where Docusaurus puts all
 * styles. One for each demo would cost every page 15 bytes of script for each of them.
 *
 * @param docsPath absolute path of the pages' folder
 */
export function createDemoStyles(docsPath: string) {
  return {
    name: 'demo-styles',
    type: 'css/mini-extract',
    test: new RegExp(`^${escapeRegexp(docsPath + path.sep)}.*\\.module\\.css$`),
    chunks: 'async' as const,
    // Above Docusaurus' group for styles.
    priority: 55,
    enforce: true,
  };
}

/** The bundler's own group for packages, without what ours take anyway. */
export const otherPackages = {
  test: OTHER_PACKAGES,
  // As the bundler has them by itself.
  priority: -10,
  reuseExistingChunk: true,
};

/**
 * What more than one chunk of the server needs is one chunk. Docusaurus splits nothing on
 * the server, so that each demo would bring its own copy of its libraries: 2.9 GB of script
 * for one language, which the bundler holds and the static generation reads.
 */
export const serverGroups = {
  default: false as const,
  defaultVendors: false as const,
  shared: {
    name: 'shared',
    chunks: 'async' as const,
    minChunks: 2,
    enforce: true,
  },
};
