/** The components that have a playground, by product; their scenes are in `scenes.ts`. */
export const PLAYGROUNDS = {
  'data-grid': ['DataGrid'],
  'date-pickers': [
    'DatePicker',
    'TimePicker',
    'DateTimePicker',
    'DateRangePicker',
    'TimeRangePicker',
    'DateTimeRangePicker',
    'DateField',
    'DateCalendar',
    'DateRangeCalendar',
    'TimeClock',
    'DigitalClock',
    'MultiSectionDigitalClock',
  ],
  charts: ['BarChart', 'LineChart', 'PieChart', 'SparkLineChart'],
  'tree-view': ['RichTreeView'],
} as const;

/** Whether a component of a product has a playground. */
export function hasPlayground(
  product: keyof typeof PLAYGROUNDS,
  name: string,
): boolean {
  return (PLAYGROUNDS[product] as readonly string[]).includes(name);
}
