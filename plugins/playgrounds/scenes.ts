import fs from 'node:fs';
import path from 'node:path';
import type { KnobValues } from './common';

/** The package of each component whose scene is made here: a provider is all it needs. */
const PICKERS: Readonly<Record<string, 'x-date-pickers' | 'x-date-pickers-pro'>> = {
  DatePicker: 'x-date-pickers',
  TimePicker: 'x-date-pickers',
  DateTimePicker: 'x-date-pickers',
  DateField: 'x-date-pickers',
  DateCalendar: 'x-date-pickers',
  TimeClock: 'x-date-pickers',
  DigitalClock: 'x-date-pickers',
  MultiSectionDigitalClock: 'x-date-pickers',
  DateRangePicker: 'x-date-pickers-pro',
  TimeRangePicker: 'x-date-pickers-pro',
  DateTimeRangePicker: 'x-date-pickers-pro',
  DateRangeCalendar: 'x-date-pickers-pro',
};

/** What a component has at first, where a bare one would show nothing of itself. */
const INITIAL: Readonly<Record<string, KnobValues>> = {
  DatePicker: { label: 'Arrival' },
  TimePicker: { label: 'Check-in' },
  DateTimePicker: { label: 'Departure' },
  DateField: { label: 'Date of birth' },
  DateRangePicker: { label: 'Stay' },
  TimeRangePicker: { label: 'Shift' },
  DateTimeRangePicker: { label: 'Rental' },
  BarChart: { height: 300 },
  LineChart: { height: 300 },
  PieChart: { height: 260 },
  SparkLineChart: { height: 100 },
};

function renderPickerScene(name: string, source: string): string {
  return `import { AdapterDayjs } from '@mui/${source}/AdapterDayjs';
import { LocalizationProvider } from '@mui/${source}/LocalizationProvider';
import { ${name}, type ${name}Props } from '@mui/${source}/${name}';

export default function Playground(props: ${name}Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <${name} {...props} />
    </LocalizationProvider>
  );
}
`;
}

/**
 * The scene that a component plays in: source text of a module whose default export hands
 * its props to the component, and the props at first.
 *
 * @throws the error of a file that is missing in `scenes/`
 */
export function getScene(name: string): { source: string; initial: KnobValues } {
  const pickers = PICKERS[name];
  const source = pickers
    ? renderPickerScene(name, pickers)
    : fs.readFileSync(path.join(__dirname, 'scenes', `${name}.tsx`), 'utf8');
  return { source, initial: INITIAL[name] ?? {} };
}
