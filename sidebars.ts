import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadPortalConfig } from './config/portal';
import { readEnvironment } from './config/readEnvironment';
import { toIndexPermalink } from './plugins/api-reference';
import { createOutline } from './plugins/pages';

const { page, group, section, link, file } = createOutline(
  path.join(__dirname, 'docs'),
);
const portal = loadPortalConfig(readEnvironment(__dirname));

/** The link to a library's reference, which on the reference's own pages opens to all of them. */
function apiReference(product: Parameters<typeof toIndexPermalink>[0]) {
  return link('API reference', toIndexPermalink(product));
}

type Outline = ReturnType<typeof page>[];

function outline(items: Outline) {
  return items.filter((item) => item !== undefined);
}

/**
 * The hand-ordered outline, one sidebar a library. Titles and badges come from each
 * page's front matter; a page that isn't written yet is left out, so that the whole
 * plan can stand here from the start ("npm run docs:status" says what is missing).
 */
const sidebars = {
  introduction: outline([
    page(''),
    link('What’s new in MUI X', portal.whatsNewUrl),
    section('Introduction', [
      page('introduction'),
      page('introduction/installation'),
      page('introduction/licensing'),
      page('introduction/support'),
      file('llms.txt', '/x/llms.txt', { newFeature: true }),
      page('introduction/mcp'),
      page('introduction/priority-support'),
      page('guides'),
      page('guides/telemetry'),
      page('introduction/roadmap'),
    ]),
    section('Common concepts', [
      page('common-concepts'),
      page('common-concepts/custom-components'),
    ]),
  ]),
  dataGrid: outline([
    page('react-data-grid'),
    page('react-data-grid/quickstart'),
    page('react-data-grid/features'),
    group('Demos', [
      page('react-data-grid/demos/real-time-data'),
      page('react-data-grid/demos/time-off-calendar'),
      page('react-data-grid/demos/inventory'),
    ]),
    section('Main features', [
      page('react-data-grid/layout'),
      group('Columns', [
        page('react-data-grid/column-definition'),
        page('react-data-grid/column-dimensions'),
        page('react-data-grid/column-visibility'),
        page('react-data-grid/custom-columns'),
        page('react-data-grid/column-header'),
        page('react-data-grid/column-menu'),
        page('react-data-grid/column-spanning'),
        page('react-data-grid/column-groups'),
        page('react-data-grid/column-ordering'),
        page('react-data-grid/column-pinning'),
        page('react-data-grid/column-recipes'),
      ]),
      group('Rows', [
        page('react-data-grid/row-definition'),
        page('react-data-grid/row-updates'),
        page('react-data-grid/row-height'),
        page('react-data-grid/row-spanning'),
        page('react-data-grid/master-detail'),
        page('react-data-grid/row-ordering'),
        page('react-data-grid/row-pinning'),
        page('react-data-grid/row-recipes'),
      ]),
      page('react-data-grid/cells'),
      group('Editing', [
        page('react-data-grid/editing'),
        page('react-data-grid/editing/persistence'),
        page('react-data-grid/editing/custom-edit-component'),
        page('react-data-grid/editing/editing-events'),
        page('react-data-grid/recipes-editing'),
      ]),
      page('react-data-grid/sorting'),
      group('Filtering', [
        page('react-data-grid/filtering'),
        page('react-data-grid/filtering/customization'),
        page('react-data-grid/filtering/quick-filter'),
        page('react-data-grid/filtering/server-side'),
        page('react-data-grid/filtering/multi-filters'),
        page('react-data-grid/filtering/header-filters'),
        page('react-data-grid/filtering-recipes'),
      ]),
      page('react-data-grid/pagination'),
      group('Selection', [
        page('react-data-grid/row-selection'),
        page('react-data-grid/cell-selection'),
      ]),
      page('react-data-grid/virtualization'),
      page('react-data-grid/accessibility'),
      page('react-data-grid/localization'),
    ]),
    section('Advanced features', [
      page('react-data-grid/tree-data'),
      group(
        'Row grouping',
        [
          page('react-data-grid/row-grouping'),
          page('react-data-grid/recipes-row-grouping'),
        ],
        { plan: 'premium' },
      ),
      page('react-data-grid/aggregation'),
      group(
        'Pivoting',
        [
          page('react-data-grid/pivoting'),
          page('react-data-grid/pivoting-explained'),
        ],
        { plan: 'premium', newFeature: true },
      ),
      page('react-data-grid/export'),
      page('react-data-grid/clipboard'),
      page('react-data-grid/undo-redo'),
      page('react-data-grid/scrolling'),
      page('react-data-grid/list-view'),
      group(
        'Server-side data',
        [
          page('react-data-grid/server-side-data'),
          page('react-data-grid/server-side-data/tree-data'),
          page('react-data-grid/server-side-data/lazy-loading'),
          page('react-data-grid/server-side-data/row-grouping'),
          page('react-data-grid/server-side-data/aggregation'),
          page('react-data-grid/server-side-data/pivoting'),
          page('react-data-grid/server-side-data/recipes'),
        ],
        { newFeature: true },
      ),
      page('react-data-grid/charts-integration'),
      page('react-data-grid/ai-assistant'),
    ]),
    section(
      'Components',
      [
        page('react-data-grid/components/usage'),
        page('react-data-grid/components/toolbar'),
        page('react-data-grid/components/export'),
        page('react-data-grid/components/quick-filter'),
        page('react-data-grid/components/columns-panel'),
        page('react-data-grid/components/filter-panel'),
        page('react-data-grid/components/prompt-field'),
        page('react-data-grid/components/pivot-panel'),
        page('react-data-grid/components/charts-panel'),
        page('react-data-grid/components/ai-assistant-panel'),
      ],
      { newFeature: true },
    ),
    section('Customization', [
      page('react-data-grid/style'),
      page('react-data-grid/style-recipes'),
      page('react-data-grid/overlays'),
      page('react-data-grid/components'),
    ]),
    section('Resources', [
      page('react-data-grid/api-object'),
      page('react-data-grid/events'),
      page('react-data-grid/state'),
      page('react-data-grid/performance'),
    ]),
    apiReference('data-grid'),
    section('Tutorials', [page('react-data-grid/tutorials/server-side-data')]),
  ]),
  datePickers: outline([
    page('react-date-pickers'),
    page('react-date-pickers/quickstart'),
    page('react-date-pickers/base-concepts'),
    section('Components', [
      group('Date components', [
        page('react-date-pickers/date-picker'),
        page('react-date-pickers/date-field'),
        page('react-date-pickers/date-calendar'),
      ]),
      group('Time components', [
        page('react-date-pickers/time-picker'),
        page('react-date-pickers/time-field'),
        page('react-date-pickers/time-clock'),
        page('react-date-pickers/digital-clock'),
      ]),
      group('Date Time components', [
        page('react-date-pickers/date-time-picker'),
        page('react-date-pickers/date-time-field'),
      ]),
      group(
        'Date Range components',
        [
          page('react-date-pickers/date-range-picker'),
          page('react-date-pickers/date-range-field'),
          page('react-date-pickers/date-range-calendar'),
        ],
        { plan: 'pro' },
      ),
      group(
        'Time Range components',
        [
          page('react-date-pickers/time-range-picker'),
          page('react-date-pickers/time-range-field'),
        ],
        { plan: 'pro' },
      ),
      group(
        'Date Time Range components',
        [
          page('react-date-pickers/date-time-range-picker'),
          page('react-date-pickers/date-time-range-field'),
        ],
        { plan: 'pro' },
      ),
      page('react-date-pickers/fields'),
    ]),
    section('Main features', [
      page('react-date-pickers/validation'),
      page('react-date-pickers/lifecycle'),
      page('react-date-pickers/shortcuts'),
      page('react-date-pickers/accessibility'),
    ]),
    section('Localization', [
      page('react-date-pickers/localization'),
      page('react-date-pickers/adapters-locale'),
      page('react-date-pickers/timezone'),
      page('react-date-pickers/calendar-systems'),
    ]),
    section('Customization', [
      page('react-date-pickers/custom-components'),
      page('react-date-pickers/custom-layout'),
      page('react-date-pickers/custom-field'),
      page('react-date-pickers/custom-opening-button'),
      page('react-date-pickers/playground'),
    ]),
    section('Resources', [apiReference('date-pickers')]),
  ]),
  charts: outline([
    page('react-charts'),
    page('react-charts/quickstart'),
    page('react-charts/examples'),
    section('Components', [
      group(
        'Bars',
        [
          page('react-charts/bars'),
          page('react-charts/range-bar'),
          page('react-charts/bar-demo'),
        ],
        { newFeature: true },
      ),
      group('Lines', [
        page('react-charts/lines'),
        page('react-charts/line-demo'),
        page('react-charts/areas-demo'),
      ]),
      group('Pie', [page('react-charts/pie'), page('react-charts/pie-demo')]),
      group('Scatter', [
        page('react-charts/scatter'),
        page('react-charts/scatter-demo'),
      ]),
      page('react-charts/sparkline'),
      page('react-charts/gauge'),
      page('react-charts/radar'),
      page('react-charts/heatmap'),
      group('Funnel', [page('react-charts/funnel'), page('react-charts/pyramid')], {
        plan: 'pro',
      }),
      page('react-charts/sankey'),
      link('Future Components', '/x/react-charts#planned-charts', {
        planned: true,
      }),
      section('Main features', [
        page('react-charts/animation'),
        page('react-charts/axis'),
        page('react-charts/brush'),
        page('react-charts/components'),
        page('react-charts/composition'),
        page('react-charts/data-grid-integration'),
        page('react-charts/export'),
        page('react-charts/highlighting'),
        page('react-charts/label'),
        page('react-charts/legend'),
        page('react-charts/localization'),
        page('react-charts/stacking'),
        page('react-charts/styling'),
        page('react-charts/toolbar'),
        page('react-charts/tooltip'),
        page('react-charts/zoom-and-pan'),
        page('react-charts/content-security-policy'),
      ]),
      section('Resources', [
        apiReference('charts'),
        group('Hooks', [
          page('react-charts/hooks'),
          page('react-charts/hooks/use-series'),
          page('react-charts/hooks/use-legend'),
          page('react-charts/hooks/use-drawing-area'),
          page('react-charts/hooks/use-scale'),
          page('react-charts/hooks/use-axes'),
          page('react-charts/hooks/use-dataset'),
        ]),
        page('react-charts/plugins'),
      ]),
    ]),
  ]),
  treeView: outline([
    page('react-tree-view'),
    page('react-tree-view/quickstart'),
    section('Simple Tree View', [
      page('react-tree-view/simple-tree-view/items'),
      page('react-tree-view/simple-tree-view/selection'),
      page('react-tree-view/simple-tree-view/expansion'),
      page('react-tree-view/simple-tree-view/customization'),
      page('react-tree-view/simple-tree-view/focus'),
    ]),
    section('Rich Tree View', [
      page('react-tree-view/rich-tree-view/items'),
      page('react-tree-view/rich-tree-view/selection'),
      page('react-tree-view/rich-tree-view/expansion'),
      page('react-tree-view/rich-tree-view/customization'),
      page('react-tree-view/rich-tree-view/focus'),
      page('react-tree-view/rich-tree-view/editing'),
      page('react-tree-view/rich-tree-view/lazy-loading'),
      page('react-tree-view/rich-tree-view/ordering'),
    ]),
    section('Main features', [
      page('react-tree-view/accessibility'),
      page('react-tree-view/tree-item-customization'),
    ]),
    section('Resources', [apiReference('tree-view')]),
  ]),
  migration: outline([
    page('migration'),
    section('Upgrade to v8', [
      page('migration/migration-data-grid-v7'),
      page('migration/migration-pickers-v7'),
      page('migration/migration-charts-v7'),
      page('migration/migration-tree-view-v7'),
      page('migration/usage-with-material-ui-v5-v6'),
    ]),
    group('Upgrade to v7', [
      page('migration/migration-data-grid-v6'),
      page('migration/migration-pickers-v6'),
      page('migration/migration-charts-v6'),
      page('migration/migration-tree-view-v6'),
    ]),
    group('Upgrade to v6', [
      page('migration/migration-data-grid-v5'),
      page('migration/migration-pickers-v5'),
      page('migration/migration-tree-view-lab'),
    ]),
    group('Earlier versions', [
      page('migration/migration-pickers-lab'),
      page('migration/migration-data-grid-v4'),
    ]),
  ]),
} satisfies SidebarsConfig;

export default sidebars;
