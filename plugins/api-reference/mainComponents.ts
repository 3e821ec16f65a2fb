/** Components whose props readers look for first, and why. */
export interface MainComponents {
  /** Why these are the main ones. */
  reason: string;
  /**
   * By the name: the smaller or general variants of the component. What a page explains
   * of their props holds for the props of the same name here.
   */
  components: Readonly<Record<string, readonly string[]>>;
}

/** The main components of the libraries, in the order of the report. */
export const MAIN_COMPONENTS: readonly MainComponents[] = [
  {
    reason: 'the grid of each plan: all features are props of it',
    components: {
      DataGrid: [],
      DataGridPro: ['DataGrid'],
      DataGridPremium: ['DataGridPro', 'DataGrid'],
    },
  },
  {
    reason: 'pickers and calendars that an app renders, each with a page',
    components: {
      DatePicker: [],
      DesktopDatePicker: ['DatePicker'],
      MobileDatePicker: ['DatePicker'],
      StaticDatePicker: ['DatePicker'],
      TimePicker: [],
      DesktopTimePicker: ['TimePicker'],
      MobileTimePicker: ['TimePicker'],
      StaticTimePicker: ['TimePicker'],
      DateTimePicker: [],
      DesktopDateTimePicker: ['DateTimePicker'],
      MobileDateTimePicker: ['DateTimePicker'],
      StaticDateTimePicker: ['DateTimePicker'],
      DateRangePicker: [],
      DesktopDateRangePicker: ['DateRangePicker'],
      MobileDateRangePicker: ['DateRangePicker'],
      StaticDateRangePicker: ['DateRangePicker'],
      DateTimeRangePicker: [],
      DesktopDateTimeRangePicker: ['DateTimeRangePicker'],
      MobileDateTimeRangePicker: ['DateTimeRangePicker'],
      TimeRangePicker: [],
      DesktopTimeRangePicker: ['TimeRangePicker'],
      MobileTimeRangePicker: ['TimeRangePicker'],
      DateCalendar: [],
      DateRangeCalendar: [],
      MonthCalendar: [],
      YearCalendar: [],
      TimeClock: [],
      DigitalClock: [],
      MultiSectionDigitalClock: [],
      LocalizationProvider: [],
    },
  },
  {
    reason: 'fields that an app renders by themselves, each with a page',
    components: {
      DateField: [],
      TimeField: [],
      DateTimeField: [],
      SingleInputDateRangeField: [],
      SingleInputTimeRangeField: [],
      SingleInputDateTimeRangeField: [],
      MultiInputDateRangeField: [],
      MultiInputTimeRangeField: [],
      MultiInputDateTimeRangeField: [],
    },
  },
  {
    reason: 'charts that are one element; the parts of composition are not',
    components: {
      BarChart: [],
      BarChartPro: ['BarChart'],
      LineChart: [],
      LineChartPro: ['LineChart'],
      PieChart: [],
      PieChartPro: ['PieChart'],
      ScatterChart: [],
      ScatterChartPro: ['ScatterChart'],
      RadarChart: [],
      RadarChartPro: ['RadarChart'],
      SparkLineChart: [],
      Gauge: [],
      Heatmap: [],
      FunnelChart: [],
      SankeyChart: [],
    },
  },
  {
    reason: 'the trees, and the item that readers write or replace',
    components: {
      SimpleTreeView: [],
      RichTreeView: [],
      RichTreeViewPro: ['RichTreeView'],
      TreeItem: [],
    },
  },
];

/**
 * What readers look for next, where a product has few components: what they write their
 * columns and items with, and what they call.
 */
const NEXT_PAGES = [
  'GridColDef',
  'GridApi',
  'GridFilterModel',
  'GridRowSelectionModel',
  'GridRenderCellParams',
  'useTreeItem',
  'useTreeItemModel',
  'useRichTreeViewApiRef',
  'RichTreeViewApiRef',
];

/**
 * The pages among a product's that readers look for first: its main components, those that
 * are no variant of another before the variants, and where these leave room what comes next.
 *
 * @param names of the product's pages
 * @param most how many there is room for
 */
export function pickMainPages(names: ReadonlySet<string>, most: number): string[] {
  const components = MAIN_COMPONENTS.flatMap((group) =>
    Object.entries(group.components),
  )
    .sort(([, a], [, b]) => a.length - b.length)
    .map(([name]) => name);
  return [...components, ...NEXT_PAGES]
    .filter((name) => names.has(name))
    .slice(0, most);
}
