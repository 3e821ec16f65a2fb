import type { ProductId } from './types';

/** Names, each with the reason why the rule does not decide on it. */
type Reviewed = Readonly<Record<string, string>>;

/** Decides which of a product's exports of one kind have a page; a rule decides on the rest. */
export interface EntryRule {
  /** Names that have a page although the rule leaves them out. */
  also?: Reviewed;
  /** Names without a page although the rule takes them in. */
  except?: Reviewed;
}

const COMPOSED = 'Readers place it in a composition of their own.';
const OVERRIDDEN = 'Readers render it from a slot or a column that they define.';

const STYLED = 'A styled element of another component, whose page has its class.';

/** Gives several names the same reason. */
function toReviewed(reason: string, names: readonly string[]): Reviewed {
  return Object.fromEntries(names.map((name) => [name, reason]));
}

/**
 * The reviewed components. The rule takes in those with prop types in a module of their
 * own, unless upstream marks them `@ignore`; "npm run api:status" prints what it decides.
 */
export const COMPONENT_RULES: Record<ProductId, EntryRule> = {
  'data-grid': {
    also: {
      GridActionsCellItem: OVERRIDDEN,
      GridChartsIntegrationContextProvider: COMPOSED,
    },
    except: {
      ...toReviewed(
        'The grid renders it in its rows; columns and slots replace it.',
        [
          'GridBooleanCell',
          'GridCell',
          'GridCellCheckboxForwardRef',
          'GridCellCheckboxRenderer',
          'GridDetailPanelToggleCell',
          'GridEditBooleanCell',
          'GridEditDateCell',
          'GridRow',
          'GridRowReorderCell',
          'GridSkeletonCell',
          'GridTreeDataGroupingCell',
        ],
      ),
      ...toReviewed(
        'The grid renders it in its header; columns and slots replace it.',
        [
          'GridColumnHeaderFilterIconButton',
          'GridColumnHeaderItem',
          'GridColumnHeaderMenu',
          'GridColumnHeaderSeparator',
          'GridColumnHeaderSortIcon',
          'GridColumnHeaderTitle',
          'GridColumnHeaders',
          'GridColumnUnsortedIcon',
          'GridHeaderCheckbox',
          'GridHeaderFilterCell',
          'GridHeaderFilterMenu',
          'GridHeaderFilterMenuContainer',
        ],
      ),
      ...toReviewed(
        'A part of the column menu, which readers set up by its slots.',
        [
          'GridColumnMenuAggregationItem',
          'GridColumnMenuColumnsItem',
          'GridColumnMenuContainer',
          'GridColumnMenuFilterItem',
          'GridColumnMenuHideItem',
          'GridColumnMenuManageItem',
          'GridColumnMenuPinningItem',
          'GridColumnMenuSortItem',
          'GridGenericColumnMenu',
        ],
      ),
      ...toReviewed('A part of a panel, which readers set up by its slot props.', [
        'GridColumnsManagement',
        'GridFilterInputBoolean',
        'GridFilterInputDate',
        'GridFilterInputMultipleSingleSelect',
        'GridFilterInputMultipleValue',
        'GridFilterInputSingleSelect',
        'GridFilterInputValue',
        'GridPanel',
        'GridPanelContent',
        'GridPanelFooter',
        'GridPanelHeader',
      ]),
      ...toReviewed(
        'A container or an overlay, which readers replace by its slot.',
        [
          'GridEmptyPivotOverlay',
          'GridFooter',
          'GridFooterContainer',
          'GridLoadingOverlay',
          'GridMenu',
          'GridNoColumnsOverlay',
          'GridNoRowsOverlay',
          'GridOverlay',
          'GridRoot',
          'GridRowCount',
          'GridSelectedRowCount',
        ],
      ),
      ...toReviewed('A part of the deprecated GridToolbarExport.', [
        'GridCsvExportMenuItem',
        'GridExcelExportMenuItem',
        'GridPrintExportMenuItem',
        'GridToolbarExportContainer',
      ]),
    },
  },
  'date-pickers': {
    except: {
      MuiPickersAdapterContext: 'A context, which usePickerAdapter reads.',
      ...toReviewed(STYLED, [
        'DigitalClockItem',
        'PickersLayoutContentWrapper',
        'PickersLayoutRoot',
        'PickersSectionListRoot',
        'PickersSectionListSection',
        'PickersSectionListSectionContent',
        'PickersSectionListSectionSeparator',
      ]),
    },
  },
  charts: {
    also: {
      ChartZoomSlider: 'The deprecated name of ChartsZoomSlider.',
      ChartsBrushOverlay: COMPOSED,
      ChartsContainerPremium: COMPOSED,
      ChartsZoomSlider: COMPOSED,
      FocusedBar: COMPOSED,
      FocusedFunnelSection: COMPOSED,
      FocusedHeatmapCell: COMPOSED,
      FocusedLineMark: COMPOSED,
      FocusedRadarMark: COMPOSED,
      FocusedSankeyLink: COMPOSED,
      FocusedSankeyNode: COMPOSED,
      FocusedScatterMark: COMPOSED,
      GaugeReferenceArc: COMPOSED,
      RadarDataProvider: COMPOSED,
      RadarMetricLabels: COMPOSED,
      SankeyDataProvider: COMPOSED,
      SankeyLinkLabelPlot: COMPOSED,
      SankeyLinkPlot: COMPOSED,
      SankeyNodeLabelPlot: COMPOSED,
      SankeyNodePlot: COMPOSED,
    },
  },
  'tree-view': {
    except: toReviewed(STYLED, [
      'RichTreeViewProRoot',
      'RichTreeViewRoot',
      'SimpleTreeViewRoot',
      'TreeItemCheckbox',
      'TreeItemContent',
      'TreeItemGroupTransition',
      'TreeItemIconContainer',
      'TreeItemLabel',
      'TreeItemRoot',
    ]),
  },
};

const SHOWN = 'A page of the portal shows it.';
const PLUGIN = 'Readers pass it on in `plugins`; the page of the plugins names it.';
const FIELD = 'Readers build a field of their own on it.';
const MANAGER = 'Readers hand it to a field or a validation of their own.';
const STATE = 'Readers draw a part of a chart of their own with it.';
const INTERNAL = 'A helper that components share; readers have no use for it.';

/** The reviewed hooks. The rule takes in those whose comment says what they are for. */
export const HOOK_RULES: Record<ProductId, EntryRule> = {
  'data-grid': {
    also: {
      useGridApiContext: SHOWN,
      useGridApiMethod: 'Readers add a method of their own to `apiRef` with it.',
      useGridChartsIntegrationContext: 'Readers build a chart renderer on it.',
      useGridEvent: SHOWN,
      useGridEventPriority: SHOWN,
      useGridSelector: SHOWN,
    },
    except: {
      useOnMount: INTERNAL,
      useRunOnce: INTERNAL,
    },
  },
  'date-pickers': {
    also: {
      useDateField: FIELD,
      useDateManager: MANAGER,
      useDateRangeManager: MANAGER,
      useDateTimeField: FIELD,
      useDateTimeManager: MANAGER,
      useDateTimeRangeManager: MANAGER,
      usePickerAdapter: SHOWN,
      usePickerLayout: SHOWN,
      usePickerTranslations: SHOWN,
      useSingleInputDateRangeField: FIELD,
      useSingleInputDateTimeRangeField: FIELD,
      useSingleInputTimeRangeField: FIELD,
      useTimeField: FIELD,
      useTimeManager: MANAGER,
      useTimeRangeManager: MANAGER,
    },
  },
  charts: {
    also: {
      useChartCartesianAxis: PLUGIN,
      useChartClosestPoint: PLUGIN,
      useChartHighlight: PLUGIN,
      useChartInteraction: PLUGIN,
      useChartPolarAxis: PLUGIN,
      useChartProExport: PLUGIN,
      useChartProZoom: PLUGIN,
      useChartTooltip: PLUGIN,
      useChartVisibilityManager: PLUGIN,
      useChartZAxis: PLUGIN,
      useChartsLocalization:
        'Readers translate a part of a chart of their own with it.',
      useGaugeState: SHOWN,
      useSankeyLinkHighlightState: STATE,
      useSankeyNodeHighlightState: STATE,
      useZAxes: STATE,
      useZAxis: STATE,
    },
    except: {
      useUtilityClasses: INTERNAL,
    },
  },
  'tree-view': {
    also: {
      useTreeItem: SHOWN,
      useTreeItemModel: SHOWN,
      useTreeItemUtils: SHOWN,
    },
  },
};

const CALLBACK = 'Readers read it in a callback.';
const MODEL = 'Readers keep it as a controlled model.';
const FILLED = 'Readers fill it in for a prop.';
const SERVER = 'Readers exchange it with their server.';
const ERROR = 'Readers tell it from other errors.';
const SERIES = 'Readers fill it in for the `series` prop.';
const AXIS = 'Readers fill it in for an axis prop.';
const API = 'Its members are what `apiRef` offers.';
const SLOT = 'Readers write a component for a slot that takes it.';

/**
 * The reviewed interfaces. The rule takes in the types for which upstream names pages that
 * show them.
 */
export const INTERFACE_RULES: Record<ProductId, EntryRule> = {
  'data-grid': {
    also: {
      GridAutosizeOptions: FILLED,
      GridCallbackDetails: CALLBACK,
      GridCellCoordinates: CALLBACK,
      GridCellParams: CALLBACK,
      GridColTypeDef: FILLED,
      GridColumnHeaderParams: CALLBACK,
      GridColumnMenuItemProps: SLOT,
      GridCsvGetRowsToExportParams: CALLBACK,
      GridDataSource: SERVER,
      GridDataSourceCache: SERVER,
      GridDataSourceCacheDefault: SERVER,
      GridFetchRowsParams: SERVER,
      GridGetRowsError: ERROR,
      GridGetRowsParams: SERVER,
      GridGetRowsResponse: SERVER,
      GridPaginationModel: MODEL,
      GridPinnedColumnFields: MODEL,
      GridPinnedColumns: 'Readers read it from a selector.',
      GridPinnedRowsProp: FILLED,
      GridPivotModel: MODEL,
      GridPrintGetRowsToExportParams: CALLBACK,
      GridRenderCellParams: CALLBACK,
      GridRenderContext: CALLBACK,
      GridRenderEditCellParams: CALLBACK,
      GridRowSelectionModel: MODEL,
      GridSlotsComponent: FILLED,
      GridUpdateRowError: ERROR,
      GridUpdateRowParams: SERVER,
      GridValueOptionsParams: CALLBACK,
      PromptResponse: SERVER,
      ReorderValidationContext: CALLBACK,
    },
  },
  'date-pickers': {
    also: {
      DatePickerFieldProps: SLOT,
      DateRangePickerFieldProps: SLOT,
      DateTimePickerFieldProps: SLOT,
      DateTimeRangePickerFieldProps: SLOT,
      FieldRef: API,
      PickersShortcutsItem: FILLED,
      TimePickerFieldProps: SLOT,
    },
  },
  charts: {
    also: {
      AxisConfig: AXIS,
      BarSeries: SERIES,
      ChartDrawingArea: 'Readers place a part of a chart of their own with it.',
      ChartPremiumApi: API,
      ChartProApi: API,
      ChartsAxisData: CALLBACK,
      ChartsTooltipSlotProps: FILLED,
      ChartsTooltipSlots: FILLED,
      FunnelSeries: SERIES,
      HeatmapSeries: SERIES,
      HighlightScope: FILLED,
      LegendItemParams: 'Readers draw a legend of their own with it.',
      LineSeries: SERIES,
      PieSeries: SERIES,
      RadarSeries: SERIES,
      RadiusAxis: AXIS,
      RangeBarSeries: SERIES,
      RotationAxis: AXIS,
      SankeyItemIdentifierWithData: CALLBACK,
      SankeyLayoutLink: CALLBACK,
      SankeyLayoutNode: CALLBACK,
      SankeyLinkIdentifier: CALLBACK,
      SankeyLinkIdentifierWithData: CALLBACK,
      SankeyNodeIdentifier: CALLBACK,
      SankeyNodeIdentifierWithData: CALLBACK,
      SankeySeries: SERIES,
      ScatterSeries: SERIES,
      TickFrequencyDefinition: AXIS,
      VisibilityIdentifier: MODEL,
      XAxis: AXIS,
      YAxis: AXIS,
      ZoomData: MODEL,
      ZoomOptions: AXIS,
    },
  },
  'tree-view': {
    also: {
      DataSourceCache: SERVER,
      RichTreeViewApiRef: API,
      RichTreeViewProApiRef: API,
      SimpleTreeViewApiRef: API,
    },
  },
};

/** Exports that need no page, because something else says all there is to know. */
export const IGNORED_EXPORTS: readonly { names: RegExp; reason: string }[] = [
  {
    names: /(?:Props|Slots?|SlotExtension|SlotsComponent|Overrides|OwnerState)$/,
    reason: 'Props and slots are on the page of their component or hook.',
  },
  {
    names: /(?:Classes|ClassKey|UtilityClass)$/,
    reason: 'Class names are on the page of their component.',
  },
  {
    names: /^[a-z]{2}(?:[A-Z]{2}(?:Latn)?)?(?:Local\w*Text)?$/,
    reason: 'Locales are on the pages about localization.',
  },
  { names: /Icon$/, reason: 'Icons are the defaults of slots.' },
  {
    names: /Palette(?:Dark|Light)?$/,
    reason: 'Palettes are on the page about the styling of charts.',
  },
  {
    names: /(?:_PLUGINS|PluginSignatures)$/,
    reason: 'Sets of plugins are on the page about the plugins of charts.',
  },
  {
    names: /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/,
    reason: 'Constants are named where they are of use.',
  },
];

/**
 * The classes of components that have them from what renders them: by component, the keys.
 * The others say in their own code which they give to their elements.
 */
export const CLASSES_FROM_PARENT: Readonly<Record<string, readonly string[]>> = {
  // BarPlot gives the classes to each label that it renders in the slot.
  BarLabel: ['label', 'labelAnimate'],
};

/** Gives several components the same rule. */
function toPropRules(
  names: readonly string[],
  rule: PropRule,
): Record<string, PropRule> {
  return Object.fromEntries(names.map((name) => [name, rule]));
}

/**
 * Decides on props of a component that its typings have and its prop types lack. The rule
 * takes in those that a comment describes.
 */
export interface PropRule {
  /** Those that no comment describes, by name: what the reference says of them. */
  also?: Reviewed;
  /** Those that are described and not listed, each with the reason. */
  except?: Reviewed;
  /**
   * Those that the prop types rightly say are deprecated and the typings do not. Else the
   * typings decide: some prop types are older.
   */
  deprecated?: readonly string[];
}

const TAB_INDEX = { tabIndex: 'The `tabindex` of the root element.' };
const CLASS_NAME = { className: 'Class name of the root element.' };

const PLUGINS = { plugins: 'The chart takes its own, whatever it is given.' };

const CHILDREN = {
  children: 'What the chart draws in its SVG above its own parts.',
};

const PARTS = {
  children:
    'The parts of the chart, such as its surface, plots and axes: they share what the provider has.',
};

/**
 * The reviewed props, by component. What is neither here nor described is handed on: the
 * content of a trigger and the `material` of its slot, the handlers of an input, and of
 * the fields what they pass to `PickersTextField`.
 */
export const PROP_RULES: Record<ProductId, Readonly<Record<string, PropRule>>> = {
  'data-grid': {},
  'date-pickers': toPropRules(
    [
      'DateField',
      'DateTimeField',
      'SingleInputDateRangeField',
      'SingleInputDateTimeRangeField',
      'SingleInputTimeRangeField',
      'TimeField',
    ],
    {
      except: {
        areAllSectionsEmpty: 'The field works it out for its `PickersTextField`.',
      },
      // Of the two text fields that it may render, the typings have the default one.
      deprecated: ['InputProps'],
    },
  ),
  charts: {
    ...toPropRules(
      [
        'BarChartPro',
        'BarChartPremium',
        'LineChartPro',
        'PieChart',
        'PieChartPro',
        'ScatterChartPro',
      ],
      { except: PLUGINS },
    ),
    RadarChartPro: { also: CHILDREN, except: PLUGINS },
    ...toPropRules(
      [
        'ChartDataProviderPro',
        'ChartDataProviderPremium',
        'ChartsDataProviderPro',
        'ChartsDataProviderPremium',
      ],
      { also: PARTS },
    ),
    ...toPropRules(['ChartDataProvider', 'ChartsDataProvider'], {
      also: {
        ...PARTS,
        enableKeyboardNavigation:
          'If `true`, readers move the focus among the items of the chart with the arrow keys.',
      },
    }),
    ...toPropRules(['FunnelChart', 'Heatmap', 'RadarChart', 'SankeyChart'], {
      also: CHILDREN,
    }),
    BarElement: {
      also: {
        hidden:
          'Whether the series of the bar is hidden. The `bar` slot receives it, too.',
      },
    },
    ChartsLegend: { also: TAB_INDEX },
    ContinuousColorLegend: { also: TAB_INDEX },
    PiecewiseColorLegend: { also: TAB_INDEX },
    PiePlot: { also: CLASS_NAME },
    ScatterPlot: {
      also: {
        ...CLASS_NAME,
        classes: 'Override or extend the styles applied to the component.',
      },
    },
  },
  'tree-view': {},
};
