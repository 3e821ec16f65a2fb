import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { collectDemos } from '../collectDemos';
import { DERIVED_LIBRARIES, type DerivedLibrary } from '../dateLibrary/libraries';
import { toDateLibrary } from '../dateLibrary/toDateLibrary';
import { formatFile, readDemo } from '../readDemo';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Of a demo of one file, what hinders its conversion. */
function listFaults(id: string, faults: string[]): Record<string, string> {
  return { [id]: faults.map((fault) => `docs/${id}.tsx: ${fault}`).join('\n') };
}

/** Shows Day.js' own answer to a time that does not exist, from a text that is composed. */
const SKIPPED_HOUR = listFaults('react-date-pickers/timezone/SkippedHour', [
  'line 22: the format is not written as a text in its place',
  'line 23: dayjs(text) is converted for an ISO text or a const that is one',
  'line 24: the format is not written as a text in its place',
]);

/**
 * The grid's values: that of a filter is a text, which may come from a stored filter, and
 * that of a cell a `Date`.
 */
const GRID_VALUES = {
  ...listFaults('react-data-grid/custom-columns/DatePickerColumn', [
    'line 32: dayjs(value) is converted for an ISO text or a const that is one',
  ]),
  ...listFaults('react-data-grid/filtering/customization/PickerInput', [
    'line 26: dayjs(item.value) is converted for an ISO text or a const that is one',
  ]),
};

const BUDDHIST_YEARS = 'react-date-pickers/calendar-systems/BuddhistYears';

/** A year of the Buddhist era, which Day.js' plugin alone formats. */
const BUDDHIST_ERA = [
  'line 6: "dayjs/plugin/buddhistEra" is a part of Day.js',
  'line 12: "dayjs" is used otherwise than as "dayjs(…)"',
];

/** What neither Luxon nor Moment has an equal for. */
const DAYJS_ONLY = {
  ...listFaults(BUDDHIST_YEARS, BUDDHIST_ERA),
  ...SKIPPED_HOUR,
  ...GRID_VALUES,
};

const TIMEZONE_DEMOS = [
  'EmbargoByBureau',
  'FirstSession',
  'GateToGate',
  'LeaveInBaseZone',
  'MedicalExpiry',
  'PaperDeadline',
  'RepeatedHour',
  'ReportTime',
  'SkippedHour',
  'ZoneForTheApp',
  'ZoneOfTheValue',
];

/** Demos whose code a library has no equal for, with the reason. */
const UNSUPPORTED: Record<DerivedLibrary, Record<string, string>> = {
  'date-fns': Object.assign(
    listFaults(BUDDHIST_YEARS, [
      ...BUDDHIST_ERA,
      'the code has its own "format", a name that date-fns needs',
    ]),
    GRID_VALUES,
    ...TIMEZONE_DEMOS.map((name) =>
      listFaults(`react-date-pickers/timezone/${name}`, [
        'date-fns has no time zones',
      ]),
    ),
  ),
  luxon: DAYJS_ONLY,
  moment: DAYJS_ONLY,
};

/** Converted texts by absolute path, and what hindered the others. */
async function convertAll() {
  const texts = new Map(
    DERIVED_LIBRARIES.map((library) => [library, new Map<string, string>()]),
  );
  const faults = Object.fromEntries(
    DERIVED_LIBRARIES.map((library) => [library, {} as Record<string, string>]),
  );
  for (const { id, sources } of await collectDemos({
    siteDir: SITE_DIR,
    docsDir: 'docs',
  })) {
    for (const entry of Object.values(sources)) {
      for (const demo of readDemo(entry, SITE_DIR).libraries ?? []) {
        for (const file of demo.own ?? []) {
          if (!file.name.endsWith('.css')) {
            const { text } = await formatFile(file);
            texts.get(demo.library)!.set(file.filePath, text);
          }
        }
        if (demo.faults.length > 0) {
          faults[demo.library]![id] = demo.faults.join('\n');
        }
      }
    }
  }
  return { texts, faults };
}

const { options, raw } = ts.getParsedCommandLineOfConfigFile(
  path.join(SITE_DIR, 'tsconfig.json'),
  { noEmit: true, incremental: false },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
)!;

/** Demos with another adapter than Day.js', which would widen the values of all others. */
const OTHER_ADAPTERS = (raw as { exclude: string[] }).exclude.filter((name) =>
  name.startsWith('docs/'),
);

/** The packages' typings, parsed once for all libraries. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Checks the texts in the place of the project's own files. A program per library: each
 * adapter that is imported anywhere in a program widens the type of a picker's value.
 */
function check(texts: Map<string, string>): string[] {
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(path.normalize(name));
    if (text !== undefined) {
      return ts.createSourceFile(name, text, rest[0], true);
    }
    if (!parsed.has(name)) {
      parsed.set(name, getSourceFile.call(host, name, ...rest));
    }
    return parsed.get(name);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].flatMap((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => {
        const message = ts.flattenDiagnosticMessageText(messageText, '\n');
        return `${path.relative(SITE_DIR, name)}: ${message}`;
      }),
  );
}

let converted: Awaited<ReturnType<typeof convertAll>>;

beforeAll(async () => {
  converted = await convertAll();
});

describe.each(DERIVED_LIBRARIES)('the demos for %s', (library) => {
  it('exist, but for those with a reason', () => {
    expect(converted.texts.get(library)!.size).toBeGreaterThan(20);
    expect(converted.faults[library]).toEqual(UNSUPPORTED[library]);
  });

  it('have sound types', () => {
    expect(check(converted.texts.get(library)!)).toEqual([]);
  });
});

it.each(OTHER_ADAPTERS)('%s has sound types, alone', (name) => {
  const file = path.join(SITE_DIR, name);
  expect(check(new Map([[file, fs.readFileSync(file, 'utf8')]]))).toEqual([]);
});

it('a program tells of a wrong type', () => {
  const texts = new Map([
    [
      path.join(SITE_DIR, 'docs/Wrong.tsx'),
      "import { DateTime } from 'luxon';\nexport const day: Date = DateTime.now();\n",
    ],
  ]);
  expect(check(texts)).toEqual([expect.stringContaining('docs/Wrong.tsx: Type')]);
});

// Luxon and date-fns answer otherwise than Day.js there; Moment answers alike.
it.each<[library: DerivedLibrary, message: string]>([
  ['date-fns', "Argument of type 'Date | null' is not assignable"],
  ['luxon', "'other' is possibly 'null'"],
])('a program of %s tells of a comparison with null', (library, message) => {
  const conversion = toDateLibrary(
    `import type { Dayjs } from 'dayjs';
export const isLate = (day: Dayjs, other: Dayjs | null) => day.isAfter(other);
export const isEarly = (day: Dayjs, other: Dayjs | null) =>
  other !== null && day.isBefore(other);
`,
    library,
  );
  const text = 'text' in conversion ? conversion.text : '';
  expect(check(new Map([[path.join(SITE_DIR, 'docs/Late.tsx'), text]]))).toEqual([
    expect.stringContaining(`docs/Late.tsx: ${message}`),
  ]);
});
