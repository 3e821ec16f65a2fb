import path from 'node:path';
import ts from 'typescript';
import { formatCode } from '@site/plugins/demos';
import { loadApi } from '@site/plugins/api-reference';
import { renderCode, type Knob, type KnobValue, type KnobValues } from '../common';
import { createPlaygrounds } from '../createPlaygrounds';
import { WITHOUT_KNOB } from '../createKnob';

const ROOT = path.join(__dirname, '../../..');

let playgrounds: ReturnType<typeof createPlaygrounds>;
let componentProps: Map<string, string[]>;

beforeAll(async () => {
  const products = await loadApi({ siteDir: ROOT });
  playgrounds = createPlaygrounds(products);
  componentProps = new Map(
    products
      .flatMap(({ pages }) => pages)
      .flatMap((page) =>
        page.kind === 'component'
          ? [[page.name, page.props.map((prop) => prop.name)]]
          : [],
      ),
  );
}, 120_000);

/** A value for a knob, other than what is there anyway. */
function turn(knob: Knob): KnobValue {
  switch (knob.kind) {
    case 'boolean':
      return knob.default !== 'true';
    case 'number':
      return 3;
    case 'choice':
      return knob.options.at(-1)!;
    case 'list':
      return knob.options.slice(0, 1);
    case 'color':
      return '#b5179e';
    default:
      return 'It\'s a 24" text';
  }
}

/** Code with nothing turned, the first knob, and all. */
function listCodes(): [name: string, code: string][] {
  return [...playgrounds].flatMap(([name, { source, initial, knobs }]) => {
    const all = Object.fromEntries(knobs.map((knob) => [knob.name, turn(knob)]));
    const [first] = knobs;
    const cases: [string, KnobValues][] = [
      ['initial', initial],
      ['one', { ...initial, [first!.name]: turn(first!) }],
      ['all', { ...initial, ...all }],
      ['none', {}],
    ];
    return cases.map(([title, values]): [string, string] => [
      `${name}.${title}.tsx`,
      renderCode(source, values),
    ]);
  });
}

it('names each prop once, and most of the simple ones have a knob', () => {
  for (const [name, { knobs, others }] of playgrounds) {
    const names = [...knobs.map((knob) => knob.name), ...others];
    expect(names.sort()).toEqual([...componentProps.get(name)!].sort());
    expect(`${name} ${knobs.length > 6}`).toBe(`${name} true`);
  }
});

it('finds each prop that has no knob on purpose', () => {
  const names = new Set([...playgrounds.values()].flatMap(({ others }) => others));
  const idle = Object.keys(WITHOUT_KNOB).filter((name) => !names.has(name));
  expect(idle).toEqual([]);
});

it('names the components that the reference does not have', () => {
  expect(() => createPlaygrounds([])).toThrow(
    /^The API reference has no component DataGrid, DatePicker, .*RichTreeView: mend the names in plugins\/playgrounds\/common\/playgrounds.ts\.$/,
  );
});

it('writes code as Prettier does', async () => {
  for (const [name, code] of listCodes()) {
    const formatted = await formatCode(code, 'typescript');
    expect(`${name}\n${code}`).toBe(`${name}\n${formatted}`);
  }
});

it('writes code that compiles, in TypeScript and as it is in JavaScript', () => {
  const texts = new Map(
    listCodes().map(([name, code]) => [path.join(ROOT, 'docs', name), code]),
  );
  const { options } = ts.getParsedCommandLineOfConfigFile(
    path.join(ROOT, 'tsconfig.json'),
    { noEmit: true, incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )!;
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => texts.has(path.normalize(name)) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(path.normalize(name));
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, rest[0], true);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const faults = [...texts.keys()]
    .flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)))
    .map(
      ({ file, messageText }) =>
        `${path.basename(file!.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  expect(faults).toEqual([]);
  for (const code of texts.values()) {
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: {
        jsx: ts.JsxEmit.Preserve,
        target: ts.ScriptTarget.ESNext,
        module: ts.ModuleKind.ESNext,
      },
    });
    expect(outputText.replace(/\s/g, '')).toBe(code.replace(/\s/g, ''));
  }
}, 120_000);

it('refuses a scene whose element does not take the props last', () => {
  expect(() => renderCode('<BarChart {...props} height={3} />', {})).toThrow(
    'A scene has one element that ends with {...props} />',
  );
});
