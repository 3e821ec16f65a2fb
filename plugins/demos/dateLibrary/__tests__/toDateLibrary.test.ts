import { DERIVED_LIBRARIES, type DerivedLibrary } from '../libraries';
import { toDateLibrary } from '../toDateLibrary';

const LEAD =
  "import dayjs, { type Dayjs } from 'dayjs';\ndeclare const day: Dayjs, other: Dayjs, maybe: Dayjs | null, days: Dayjs[];\n";

/** The converted text below the imports, or the faults without their lines. */
function convert(code: string, library: DerivedLibrary): string {
  const conversion = toDateLibrary(`${LEAD}${code}`, library);
  return 'text' in conversion
    ? conversion.text.slice(
        conversion.text.indexOf(';\n', conversion.text.indexOf('declare')) + 2,
      )
    : conversion.faults.map((fault) => fault.replace(/^line \d+: /, '')).join('; ');
}

/** The converted text of a whole source, or its faults. */
function convertAll(code: string, library: DerivedLibrary): string {
  const conversion = toDateLibrary(code, library);
  return 'text' in conversion ? conversion.text : conversion.faults.join('; ');
}

type Row = [code: string, dateFns: string, luxon: string, moment: string];

describe('what every library has an equal of', () => {
  it.each<Row>([
    // Dates
    [
      "dayjs('2025-05-14')",
      "parseISO('2025-05-14')",
      "DateTime.fromISO('2025-05-14')",
      "moment('2025-05-14')",
    ],
    [
      "dayjs('2025-05-14T10:15')",
      "parseISO('2025-05-14T10:15')",
      "DateTime.fromISO('2025-05-14T10:15')",
      "moment('2025-05-14T10:15')",
    ],
    ['dayjs()', 'new Date()', 'DateTime.now()', 'moment()'],
    [
      "const text = '2025-05-14'; dayjs(text)",
      "const text = '2025-05-14'; parseISO(text)",
      "const text = '2025-05-14'; DateTime.fromISO(text)",
      "const text = '2025-05-14'; moment(text)",
    ],
    // Types
    [
      'let a: Dayjs | null;',
      'let a: Date | null;',
      'let a: DateTime | null;',
      'let a: Moment | null;',
    ],
    [
      'let a: DateRange<Dayjs>;',
      'let a: DateRange<Date>;',
      'let a: DateRange<DateTime>;',
      'let a: DateRange<Moment>;',
    ],
    // Texts
    [
      "day.format('YYYY-MM-DD')",
      "format(day, 'yyyy-MM-dd')",
      "day.toFormat('yyyy-MM-dd')",
      "day.format('YYYY-MM-DD')",
    ],
    [
      "day.format('ddd D MMM [at] H:mm A')",
      "format(day, 'EEE d MMM ''at'' H:mm aa')".replace("''at''", "\\'at\\'"),
      "day.toFormat('EEE d MMM \\'at\\' H:mm a')",
      "day.format('ddd D MMM [at] H:mm A')",
    ],
    [
      'day.toISOString()',
      'day.toISOString()',
      'day.toJSDate().toISOString()',
      'day.toISOString()',
    ],
    ['day.toDate()', 'day', 'day.toJSDate()', 'day.toDate()'],
    // Questions
    ['day.isValid()', 'isValid(day)', 'day.isValid', 'day.isValid()'],
    ['day.year()', 'day.getFullYear()', 'day.year', 'day.year()'],
    ['day.month()', 'day.getMonth()', '(day.month - 1)', 'day.month()'],
    ['day.date()', 'day.getDate()', 'day.day', 'day.date()'],
    ['day.day()', 'day.getDay()', '(day.weekday % 7)', 'day.day()'],
    ['day.hour()', 'day.getHours()', 'day.hour', 'day.hour()'],
    ['day.minute()', 'day.getMinutes()', 'day.minute', 'day.minute()'],
    // Changes
    [
      'day.hour(9)',
      'setHours(day, 9)',
      'day.set({ hour: 9 })',
      'day.clone().hour(9)',
    ],
    [
      'day.month(0)',
      'setMonth(day, 0)',
      'day.set({ month: 1 })',
      'day.clone().month(0)',
    ],
    ['day.date(n)', 'setDate(day, n)', 'day.set({ day: n })', 'day.clone().date(n)'],
    [
      "day.set('minute', 30)",
      'setMinutes(day, 30)',
      'day.set({ minute: 30 })',
      'day.clone().minute(30)',
    ],
    [
      "day.add(2, 'days')",
      'addDays(day, 2)',
      'day.plus({ days: 2 })',
      "day.clone().add(2, 'day')",
    ],
    [
      "day.subtract(1, 'M')",
      'subMonths(day, 1)',
      'day.minus({ months: 1 })',
      "day.clone().subtract(1, 'month')",
    ],
    [
      "day.add(1, 'week')",
      'addWeeks(day, 1)',
      'day.plus({ weeks: 1 })',
      "day.clone().add(1, 'week')",
    ],
    [
      "day.startOf('month')",
      'startOfMonth(day)',
      "day.startOf('month')",
      "day.clone().startOf('month')",
    ],
    [
      "day.endOf('day')",
      'endOfDay(day)',
      "day.endOf('day')",
      "day.clone().endOf('day')",
    ],
    [
      "dayjs('2025-05-14').add(1, 'day')",
      "addDays(parseISO('2025-05-14'), 1)",
      "DateTime.fromISO('2025-05-14').plus({ days: 1 })",
      "moment('2025-05-14').add(1, 'day')",
    ],
    // Comparisons
    [
      'day.isBefore(other)',
      'isBefore(day, other)',
      '(day < other)',
      'day.isBefore(other)',
    ],
    [
      'day.isAfter(other)',
      'isAfter(day, other)',
      '(day > other)',
      'day.isAfter(other)',
    ],
    [
      'day.isSame(other)',
      'isEqual(day, other)',
      '(day.toMillis() === other.toMillis())',
      'day.isSame(other)',
    ],
    // Luxon compares by operators, which would tear a condition apart
    [
      'day.isBefore(maybe ?? other)',
      'isBefore(day, (maybe ?? other))',
      '(day < (maybe ?? other))',
      'day.isBefore((maybe ?? other))',
    ],
    [
      'day.isSame(maybe as Dayjs)',
      'isEqual(day, (maybe as Date))',
      '(day.toMillis() === (maybe as DateTime).toMillis())',
      'day.isSame((maybe as Moment))',
    ],
    [
      "day.isSame(other, 'day')",
      'isSameDay(day, other)',
      "day.hasSame(other, 'day')",
      "day.isSame(other, 'day')",
    ],
    [
      "day.isBefore(other, 'day')",
      'isBefore(endOfDay(day), other)',
      "(day.endOf('day') < other)",
      "day.isBefore(other, 'day')",
    ],
    [
      "day.isAfter(other, 'day')",
      'isAfter(startOfDay(day), other)',
      "(day.startOf('day') > other)",
      "day.isAfter(other, 'day')",
    ],
    [
      "day.diff(other, 'day')",
      'differenceInDays(day, other)',
      "Math.trunc(day.diff(other, 'days').days)",
      "day.diff(other, 'day')",
    ],
    // Dates that may be missing
    [
      'if (maybe?.isValid()) {}',
      'if ((maybe && isValid(maybe))) {}',
      'if (maybe?.isValid) {}',
      'if (maybe?.isValid()) {}',
    ],
    [
      "const a = maybe?.format('D');",
      "const a = (maybe ? format(maybe, 'd') : undefined);",
      "const a = maybe?.toFormat('d');",
      "const a = maybe?.format('D');",
    ],
    ['maybe?.year()', 'maybe?.getFullYear()', 'maybe?.year', 'maybe?.year()'],
    [
      'maybe?.isBefore(other)',
      '(maybe ? isBefore(maybe, other) : undefined)',
      '(maybe ? (maybe < other) : undefined)',
      'maybe?.isBefore(other)',
    ],
    // Dates by other names
    [
      "days[0].format('D')",
      "format(days[0], 'd')",
      "days[0].toFormat('d')",
      "days[0].format('D')",
    ],
    [
      "days.map((d) => d.format('D'))",
      "days.map((d) => format(d, 'd'))",
      "days.map((d) => d.toFormat('d'))",
      "days.map((d) => d.format('D'))",
    ],
    [
      "const [v, setV] = React.useState(day); setV((p) => p.add(1, 'day'))",
      'const [v, setV] = React.useState(day); setV((p) => addDays(p, 1))',
      'const [v, setV] = React.useState(day); setV((p) => p.plus({ days: 1 }))',
      "const [v, setV] = React.useState(day); setV((p) => p.clone().add(1, 'day'))",
    ],
    [
      '<DatePicker onChange={(v) => v?.year()} />',
      '<DatePicker onChange={(v) => v?.getFullYear()} />',
      '<DatePicker onChange={(v) => v?.year} />',
      '<DatePicker onChange={(v) => v?.year()} />',
    ],
    [
      '<DateRangePicker onChange={([from]) => from?.year()} />',
      '<DateRangePicker onChange={([from]) => from?.getFullYear()} />',
      '<DateRangePicker onChange={([from]) => from?.year} />',
      '<DateRangePicker onChange={([from]) => from?.year()} />',
    ],
    // Tuples
    [
      'let range: [Dayjs | null, Dayjs | null]; range[0]?.date(1)',
      'let range: [Date | null, Date | null]; (range[0] ? setDate(range[0], 1) : undefined)',
      'let range: [DateTime | null, DateTime | null]; range[0]?.set({ day: 1 })',
      'let range: [Moment | null, Moment | null]; range[0]?.clone().date(1)',
    ],
    [
      'const [from]: [from: Dayjs, to: Dayjs] = range; from.date(1)',
      'const [from]: [from: Date, to: Date] = range; setDate(from, 1)',
      'const [from]: [from: DateTime, to: DateTime] = range; from.set({ day: 1 })',
      'const [from]: [from: Moment, to: Moment] = range; from.clone().date(1)',
    ],
    [
      'const [from]: readonly [Dayjs?, Dayjs?] = range; from?.year()',
      'const [from]: readonly [Date?, Date?] = range; from?.getFullYear()',
      'const [from]: readonly [DateTime?, DateTime?] = range; from?.year',
      'const [from]: readonly [Moment?, Moment?] = range; from?.year()',
    ],
    [
      'const [[from]] = React.useState<DateRange<Dayjs>>(range); from?.year()',
      'const [[from]] = React.useState<DateRange<Date>>(range); from?.getFullYear()',
      'const [[from]] = React.useState<DateRange<DateTime>>(range); from?.year',
      'const [[from]] = React.useState<DateRange<Moment>>(range); from?.year()',
    ],
    [
      'const f = ([name, d]: [string, Dayjs]) => name.at(0) + d.format("D")',
      "const f = ([name, d]: [string, Date]) => name.at(0) + format(d, 'd')",
      "const f = ([name, d]: [string, DateTime]) => name.at(0) + d.toFormat('d')",
      "const f = ([name, d]: [string, Moment]) => name.at(0) + d.format('D')",
    ],
    [
      'const f = (row: [string, Dayjs]) => row[0].at(0) + row[1].date()',
      'const f = (row: [string, Date]) => row[0].at(0) + row[1].getDate()',
      'const f = (row: [string, DateTime]) => row[0].at(0) + row[1].day',
      'const f = (row: [string, Moment]) => row[0].at(0) + row[1].date()',
    ],
    [
      'const f = ({ name, start: d }: { name: string; start: Dayjs }) => d.date()',
      'const f = ({ name, start: d }: { name: string; start: Date }) => d.getDate()',
      'const f = ({ name, start: d }: { name: string; start: DateTime }) => d.day',
      'const f = ({ name, start: d }: { name: string; start: Moment }) => d.date()',
    ],
    // Formats of the pickers
    [
      '<DateField format="DD.MM.YYYY" />',
      '<DateField format="dd.MM.yyyy" />',
      '<DateField format="dd.MM.yyyy" />',
      '<DateField format="DD.MM.YYYY" />',
    ],
    [
      "<DatePicker slotProps={{ field: { format: 'YY' } }} />",
      "<DatePicker slotProps={{ field: { format: 'yy' } }} />",
      "<DatePicker slotProps={{ field: { format: 'yy' } }} />",
      "<DatePicker slotProps={{ field: { format: 'YY' } }} />",
    ],
    // What is none of a date's business
    [
      "new Intl.NumberFormat('de').format(1)",
      "new Intl.NumberFormat('de').format(1)",
      "new Intl.NumberFormat('de').format(1)",
      "new Intl.NumberFormat('de').format(1)",
    ],
    [
      '<Cell format="DD" />',
      '<Cell format="DD" />',
      '<Cell format="DD" />',
      '<Cell format="DD" />',
    ],
    [
      'new Set([1]).add(2)',
      'new Set([1]).add(2)',
      'new Set([1]).add(2)',
      'new Set([1]).add(2)',
    ],
  ])('%s', (code, dateFns, luxon, moment) => {
    expect(convert(code, 'date-fns')).toBe(dateFns);
    expect(convert(code, 'luxon')).toBe(luxon);
    expect(convert(code, 'moment')).toBe(moment);
  });
});

describe('what no library has a sure equal of', () => {
  it.each([
    ["dayjs('14.05.2025')", '"14.05.2025" is no ISO date that all libraries read'],
    ["dayjs('14', 'DD')", 'dayjs(…) with a format is not converted'],
    [
      'dayjs(props.day)',
      'dayjs(props.day) is converted for an ISO text or a const that is one',
    ],
    ['dayjs.extend(relativeTime)', '"dayjs" is used otherwise than as "dayjs(…)"'],
    ["dayjs.tz('2025-05-14')", 'this form of "dayjs.tz" is not converted'],
    ["dayjs.utc('2025-05-14', true)", 'this form of "dayjs.utc" is not converted'],
    [
      "dayjs.tz('2025-05-14T10:15Z', 'Asia/Tokyo')",
      '"2025-05-14T10:15Z" has an offset beside its zone',
    ],
    ["day.tz('Asia/Tokyo', true)", 'this form of the method "tz" is not converted'],
    ['day.utc(true)', 'this form of the method "utc" is not converted'],
    ['days.map(dayjs)', '"dayjs" is used otherwise than as "dayjs(…)"'],
    [
      "props.day.format('D')",
      'whether "props.day" is a date can\'t be told: write its type',
    ],
    [
      "((d) => d.add(1, 'day'))",
      'whether "d" is a date can\'t be told: write its type',
    ],
    [
      'const [[from]]: DateRange<Dayjs>[] = ranges; from?.date(1)',
      'whether "from" is a date can\'t be told: write its type',
    ],
    [
      'const [, first]: [string, ...Dayjs[]] = named; first.date(1)',
      'whether "first" is a date can\'t be told: write its type',
    ],
    [
      'const [{ start }]: { start: Dayjs }[] = rows; start.date(1)',
      'whether "start" is a date can\'t be told: write its type',
    ],
    ['day.toString()', 'this form of the method "toString" is not converted'],
    ['day.fromNow()', 'this form of the method "fromNow" is not converted'],
    ['day.format()', 'the format is not written as a text in its place'],
    ['day.format(pattern)', 'the format is not written as a text in its place'],
    ["day.add(1, 'fortnight')", 'the unit "fortnight" is not known'],
    ["day.isBefore('2025-05-14')", 'a date is compared with something that is none'],
    ['day.diff(other)', 'this form of the method "diff" is not converted'],
    ['day.$d', '"$d" of a date is read without a call'],
    ['`on ${day}`', 'a date becomes a text or a number without a method'],
    ["'on ' + day", 'a date becomes a text or a number without a method'],
    ['String(day)', 'a date becomes a text or a number without a method'],
    ['<p>{maybe}</p>', 'a date becomes a text or a number without a method'],
    ['// Day.js is small', 'Day.js is spoken of: // Day.js is small'],
    [
      "import duration from 'dayjs/plugin/duration';",
      '"dayjs/plugin/duration" is a part of Day.js',
    ],
  ])('%s: %s', (code, reason) => {
    for (const library of DERIVED_LIBRARIES) {
      expect(convert(code, library)).toBe(reason);
    }
  });
});

describe('what a library lacks', () => {
  it.each<[code: string, library: DerivedLibrary, reason: string]>([
    ["day.startOf('week')", 'luxon', 'weeks of Luxon begin on another day'],
    ["day.isSame(other, 'week')", 'luxon', 'weeks of Luxon begin on another day'],
    ['day.day(1)', 'luxon', 'Luxon sets weekdays within weeks that begin on Monday'],
    ["day.format('Do')", 'luxon', 'the format token "Do" has no equal'],
    ["day.format('dd')", 'luxon', 'the format token "dd" has no equal'],
    ["day.format('d')", 'date-fns', 'the format token "d" has no equal'],
    ["day.format('w')", 'moment', 'the format token "w" is not known'],
    [
      "maybe?.add(1, 'day').format('D')",
      'date-fns',
      'a chain that begins with "?." goes on after the date',
    ],
    [
      'const isValid = true; day.isValid()',
      'date-fns',
      'the code has its own "isValid", a name that date-fns needs',
    ],
    ['<X adapterLocale />', 'date-fns', 'adapterLocale has no value'],
    [
      'const dateFnsLocales = 1; <X adapterLocale={locale} />',
      'date-fns',
      'the code has its own "dateFnsLocales", a name that date-fns needs',
    ],
    ["dayjs.utc('2025-05-14')", 'date-fns', 'date-fns has no time zones'],
    ["day.tz('Asia/Tokyo')", 'date-fns', 'date-fns has no time zones'],
    [
      "import utc from 'dayjs/plugin/utc';",
      'date-fns',
      'date-fns has no time zones',
    ],
    ['<X adapterLocale="xx" />', 'date-fns', 'date-fns has no locale "xx"'],
    ["import 'dayjs/locale/xx';", 'moment', 'Moment has no locale "xx"'],
    [
      "import 'dayjs/locale/de'; day.format('MMM')",
      'date-fns',
      'names are formatted in a locale',
    ],
  ])('%s for %s: %s', (code, library, reason) => {
    expect(convert(code, library)).toBe(reason);
  });
});

describe('time zones', () => {
  it.each<[code: string, luxon: string, moment: string]>([
    [
      "dayjs.utc('2025-05-14T10:15')",
      "DateTime.fromISO('2025-05-14T10:15', { zone: 'utc' })",
      "moment.utc('2025-05-14T10:15')",
    ],
    [
      "dayjs.tz('2025-05-14T10:15', 'Asia/Tokyo')",
      "DateTime.fromISO('2025-05-14T10:15', { zone: 'Asia/Tokyo' })",
      "moment.tz('2025-05-14T10:15', 'Asia/Tokyo')",
    ],
    [
      "dayjs.tz('2025-05-14', zone).hour(9)",
      "DateTime.fromISO('2025-05-14', { zone: zone }).set({ hour: 9 })",
      "moment.tz('2025-05-14', zone).hour(9)",
    ],
    [
      "day.tz('Asia/Tokyo').format('HH:mm')",
      "day.setZone('Asia/Tokyo').toFormat('HH:mm')",
      "day.clone().tz('Asia/Tokyo').format('HH:mm')",
    ],
    ['maybe?.utc()', 'maybe?.toUTC()', 'maybe?.clone().utc()'],
    ['day.local()', 'day.toLocal()', 'day.clone().local()'],
  ])('%s', (code, luxon, moment) => {
    expect(convert(code, 'luxon')).toBe(luxon);
    expect(convert(code, 'moment')).toBe(moment);
  });

  const SOURCE = `import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const start = dayjs.tz('2025-05-14', 'Asia/Tokyo');
<LocalizationProvider dateAdapter={AdapterDayjs} />;
`;

  it('come with Luxon', () => {
    expect(convertAll(SOURCE, 'luxon')).toBe(`import { DateTime } from 'luxon';


const start = DateTime.fromISO('2025-05-14', { zone: 'Asia/Tokyo' });
<LocalizationProvider dateAdapter={AdapterLuxon} />;
`);
  });

  it('come with a package of Moment, of which its adapter is told', () => {
    expect(convertAll(SOURCE, 'moment')).toBe(`import moment from 'moment-timezone';


const start = moment.tz('2025-05-14', 'Asia/Tokyo');
<LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment} />;
`);
  });

  it('UTC alone comes with Moment itself', () => {
    const source = SOURCE.replace(/^.*timezone.*\n/gm, '').replace(
      /tz\(.*\)/,
      "utc('2025-05-14')",
    );
    expect(convertAll(source, 'moment')).toBe(`import moment from 'moment';


const start = moment.utc('2025-05-14');
<LocalizationProvider dateAdapter={AdapterMoment} />;
`);
  });
});

describe('a locale that is chosen while the demo runs', () => {
  const SOURCE = `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/zh-cn';

const LOCALES = ['en', 'de', 'zh-cn'];
<P dateAdapter={AdapterDayjs} adapterLocale={LOCALES[index]} />;
`;

  it('is one of a list for date-fns', () => {
    expect(convertAll(SOURCE, 'date-fns'))
      .toBe(`import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { de } from 'date-fns/locale/de';
import { zhCN } from 'date-fns/locale/zh-CN';


const dateFnsLocales: Record<string, Locale> = { en: enUS, de, 'zh-cn': zhCN };

const LOCALES = ['en', 'de', 'zh-cn'];
<P dateAdapter={AdapterDateFns} adapterLocale={dateFnsLocales[LOCALES[index]]} />;
`);
  });

  it('keeps its name for the others', () => {
    expect(convertAll(SOURCE, 'moment')).toContain('adapterLocale={LOCALES[index]}');
    expect(convertAll(SOURCE, 'luxon')).toContain('adapterLocale={LOCALES[index]}');
  });

  it('brings its type beside what the code calls', () => {
    const source = `import dayjs from 'dayjs';\ndayjs('2025-05-14');\n${SOURCE}`;
    expect(convertAll(source, 'date-fns')).toContain(
      "import { parseISO, type Locale } from 'date-fns';",
    );
  });
});

describe('imports', () => {
  const ADAPTER =
    "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';\n";

  it.each<[what: string, code: string, library: DerivedLibrary, expected: string]>([
    [
      'the adapter alone',
      ADAPTER,
      'date-fns',
      "import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';\n",
    ],
    [
      'the Pro adapter',
      ADAPTER.replace('pickers', 'pickers-pro'),
      'luxon',
      "import { AdapterLuxon } from '@mui/x-date-pickers-pro/AdapterLuxon';\n",
    ],
    [
      'functions, sorted',
      `import dayjs from 'dayjs';\ndayjs('2025-05-14').add(1, 'day').isValid();\n`,
      'date-fns',
      "import { addDays, isValid, parseISO } from 'date-fns';\nisValid(addDays(parseISO('2025-05-14'), 1));\n",
    ],
    [
      'nothing for the language’s own dates',
      "import dayjs, { type Dayjs } from 'dayjs';\nlet a: Dayjs = dayjs();\n",
      'date-fns',
      'let a: Date = new Date();\n',
    ],
    [
      'a type alone',
      "import type { Dayjs } from 'dayjs';\nlet a: Dayjs;\n",
      'luxon',
      "import type { DateTime } from 'luxon';\nlet a: DateTime;\n",
    ],
    [
      'a type alone',
      "import { type Dayjs } from 'dayjs';\nlet a: Dayjs;\n",
      'moment',
      "import type { Moment } from 'moment';\nlet a: Moment;\n",
    ],
    [
      'a value and a type',
      "import dayjs, { type Dayjs } from 'dayjs';\nlet a: Dayjs = dayjs();\n",
      'moment',
      "import moment, { type Moment } from 'moment';\nlet a: Moment = moment();\n",
    ],
    [
      'a locale',
      'import \'dayjs/locale/en-gb\';\n<P adapterLocale="en-gb" />;\n',
      'date-fns',
      "import { enGB } from 'date-fns/locale/en-GB';\n<P adapterLocale={enGB} />;\n",
    ],
    [
      'a locale',
      'import \'dayjs/locale/en-gb\';\n<P adapterLocale="en-gb" />;\n',
      'luxon',
      '<P adapterLocale="en-gb" />;\n',
    ],
    [
      'a locale',
      'import \'dayjs/locale/en-gb\';\n<P adapterLocale="en-gb" />;\n',
      'moment',
      'import \'moment/locale/en-gb\';\n<P adapterLocale="en-gb" />;\n',
    ],
    [
      'the author’s lines',
      "// First.\nimport dayjs from 'dayjs';\n\n  // #region preview\n  const a = dayjs( /* now */ );\n  // #endregion preview\n",
      'moment',
      "// First.\nimport moment from 'moment';\n\n  // #region preview\n  const a = moment();\n  // #endregion preview\n",
    ],
  ])('%s: %s for %s', (_, code, library, expected) => {
    expect(convertAll(code, library)).toBe(expected);
  });
});

it('collects all faults, with their lines', () => {
  expect(
    convertAll(
      "import dayjs from 'dayjs';\ndayjs('today');\nString(dayjs());\n",
      'luxon',
    ),
  ).toBe(
    'line 2: "today" is no ISO date that all libraries read; line 3: a date becomes a text or a number without a method',
  );
});
