import ts from 'typescript';
import { assertNoText } from './assertNoText';
import { CallWriter } from './CallWriter';
import { convertFormat, quote } from './convertFormat';
import { Unsupported } from './dateCalls';
import { DateNames } from './DateNames';
import { DerivedImports } from './DerivedImports';
import { ADAPTERS, SOURCE_ADAPTER, type DerivedLibrary } from './libraries';
import { isFormat } from './positions';
import { createDateFnsWriter, NO_ZONES } from './writers/dateFns';
import { createLuxonWriter } from './writers/luxon';
import { createMomentWriter } from './writers/moment';

/** A source for another date library, or why there is none. */
export type Conversion = { text: string } | { faults: string[] };

const CREATE_WRITER = {
  'date-fns': createDateFnsWriter,
  luxon: createLuxonWriter,
  moment: createMomentWriter,
};

const LOCALE_MODULE = 'dayjs/locale/';

/** Modules of the plugins that give Day.js time zones; the other libraries have their own. */
const ZONE_MODULE = /^dayjs\/plugin\/(?:utc|timezone)$/;

function getSpecifier({ moduleSpecifier }: ts.ImportDeclaration): string {
  return (moduleSpecifier as ts.StringLiteral).text;
}

/** One pass over a source: what it writes, and what it finds on the way. */
class Pass {
  readonly faults: string[] = [];
  private readonly imports;
  private readonly names;
  private readonly calls;
  /** Where the library's imports go: at the first import that depends on Day.js. */
  private readonly importPlace: ts.Node | undefined;
  /** The locales that the source imports. */
  private readonly locales: string[];
  private readonly hasZones: boolean;
  /** What the source calls the plugins for time zones. */
  private readonly zonePlugins: string[];

  constructor(
    private readonly file: ts.SourceFile,
    private readonly library: DerivedLibrary,
  ) {
    const statements = file.statements.filter(ts.isImportDeclaration);
    const findImport = (pattern: RegExp) =>
      statements.find((node) => pattern.test(getSpecifier(node)));
    this.importPlace =
      findImport(/^dayjs$/) ??
      findImport(/^dayjs\//) ??
      findImport(/\/AdapterDayjs$/);
    const specifiers = statements.map(getSpecifier);
    this.locales = specifiers
      .filter((specifier) => specifier.startsWith(LOCALE_MODULE))
      .map((specifier) => specifier.slice(LOCALE_MODULE.length));
    this.hasZones = specifiers.includes('dayjs/plugin/timezone');
    this.zonePlugins = statements
      .filter((node) => ZONE_MODULE.test(getSpecifier(node)))
      .flatMap(({ importClause }) => importClause?.name?.text ?? []);
    this.names = new DateNames(file);
    this.imports = new DerivedImports(library);
    this.calls = new CallWriter({
      file,
      library,
      names: this.names,
      writer: CREATE_WRITER[library]((name) => this.imports.useValue(name)),
      hasLocales: this.locales.length > 0,
      write: (node) => this.write(node),
    });
  }

  /** The whole text, with the imports in their place. */
  run(): string {
    if (this.library === 'date-fns' && this.zonePlugins.length > 0) {
      this.faults.push(NO_ZONES);
      return '';
    }
    const source = this.file.text;
    let text = '';
    let position = 0;
    let importsAt: number | undefined;
    let importsEnd = 0;
    for (const node of this.file.statements) {
      text += source.slice(position, node.getStart(this.file));
      if (node === this.importPlace) {
        importsAt = text.length;
      }
      const written = this.write(node);
      text += written;
      position = node.getEnd();
      // A line that the statement had to itself goes with it.
      if (written === '' && source.startsWith('\n', position)) {
        position += 1;
      }
      if (ts.isImportDeclaration(node)) {
        importsEnd = text.length;
      }
    }
    text += source.slice(position);
    if (importsAt === undefined) {
      return text;
    }
    const lines = this.listImports().map((line) => `${line}\n`);
    return (
      text.slice(0, importsAt) +
      lines.join('') +
      text.slice(importsAt, importsEnd) +
      this.imports.renderLocaleList() +
      text.slice(importsEnd)
    );
  }

  private listImports(): string[] {
    for (const name of this.imports.listNames()) {
      if (this.names.declares(name)) {
        this.faults.push(
          `the code has its own "${name}", a name that ${this.library} needs`,
        );
      }
    }
    return this.imports.render(this.hasZones);
  }

  /** The text of a node for the library; its own where nothing in it depends on one. */
  private write(node: ts.Node): string {
    try {
      return this.writeSpecial(node) ?? this.writeParts(node);
    } catch (error) {
      if (!(error instanceof Unsupported)) {
        throw error;
      }
      const { line } = this.file.getLineAndCharacterOfPosition(node.getStart());
      this.faults.push(`line ${line + 1}: ${error.message}`);
      return node.getText(this.file);
    }
  }

  /** The node's own text, with its parts written for the library. */
  private writeParts(node: ts.Node): string {
    const parts: ts.Node[] = [];
    ts.forEachChild(node, (child) => void parts.push(child));
    parts.sort((a, b) => a.pos - b.pos);
    let text = '';
    let position = node.getStart(this.file);
    for (const part of parts) {
      const start = part.getStart(this.file);
      // An empty list of modifiers and the like has no text.
      if (start >= position) {
        text += this.file.text.slice(position, start) + this.write(part);
        position = part.getEnd();
      }
    }
    return text + this.file.text.slice(position, node.getEnd());
  }

  /** The text of what depends on the library; undefined for anything else. */
  private writeSpecial(node: ts.Node): string | undefined {
    if (ts.isImportDeclaration(node)) {
      return this.writeImport(node);
    }
    if (ts.isTypeReferenceNode(node)) {
      const { typeName } = node;
      const name = ts.isIdentifier(typeName) ? typeName : typeName.right;
      return name.text === 'Dayjs' ? this.imports.useType() : undefined;
    }
    if (ts.isExpressionStatement(node) && this.isZoneSetup(node)) {
      return '';
    }
    if (ts.isJsxAttribute(node)) {
      return this.writeAttribute(node);
    }
    if (ts.isStringLiteralLike(node)) {
      return isFormat(node) ? this.writeFormat(node) : undefined;
    }
    if (ts.isCallExpression(node)) {
      return this.calls.write(node);
    }
    if (ts.isIdentifier(node)) {
      if (node.text === 'dayjs') {
        throw new Unsupported('"dayjs" is used otherwise than as "dayjs(…)"');
      }
      return node.text === SOURCE_ADAPTER ? ADAPTERS[this.library] : undefined;
    }
    assertNoText(node, this.names);
    return undefined;
  }

  /** Whether a statement is `dayjs.extend(utc);`. */
  private isZoneSetup({ expression }: ts.ExpressionStatement): boolean {
    return this.zonePlugins.some(
      (name) => expression.getText() === `dayjs.extend(${name})`,
    );
  }

  private writeImport(node: ts.ImportDeclaration): string | undefined {
    const specifier = getSpecifier(node);
    if (specifier.startsWith(LOCALE_MODULE)) {
      // date-fns' locales are values: the adapterLocale that names one imports it.
      if (this.library !== 'date-fns') {
        this.imports.useLocale(specifier.slice(LOCALE_MODULE.length));
      }
      return '';
    }
    if (specifier === 'dayjs' || ZONE_MODULE.test(specifier)) {
      return '';
    }
    if (specifier.startsWith('dayjs/')) {
      throw new Unsupported(`"${specifier}" is a part of Day.js`);
    }
    return specifier.endsWith(`/${SOURCE_ADAPTER}`)
      ? node.getText(this.file).replaceAll(SOURCE_ADAPTER, ADAPTERS[this.library])
      : undefined;
  }

  private writeAttribute(node: ts.JsxAttribute): string | undefined {
    const name = node.name.getText();
    if (name === 'adapterLocale' && this.library === 'date-fns') {
      return this.writeAdapterLocale(node);
    }
    // The adapter of Moment knows no zones unless it is given the library that has them.
    if (name === 'dateAdapter' && this.library === 'moment' && this.hasZones) {
      this.imports.useValue('moment');
      return `${this.writeParts(node)} dateLibInstance={moment}`;
    }
    return undefined;
  }

  /** date-fns' locales are values: the one that is named, or one of a list by its name. */
  private writeAdapterLocale({ initializer }: ts.JsxAttribute): string {
    const value =
      initializer && ts.isJsxExpression(initializer)
        ? initializer.expression
        : initializer;
    if (value === undefined) {
      throw new Unsupported('adapterLocale has no value');
    }
    if (ts.isStringLiteralLike(value)) {
      return `adapterLocale={${this.imports.useLocale(value.text)}}`;
    }
    // Day.js has English without an import.
    const list = this.imports.useLocaleList(['en', ...this.locales]);
    return `adapterLocale={${list}[${this.write(value)}]}`;
  }

  private writeFormat(node: ts.StringLiteralLike): string {
    const format = convertFormat(node.text, this.library);
    return ts.isJsxAttribute(node.parent) ? `"${format}"` : quote(format);
  }
}

/**
 * A source that is written for Day.js as another date library has it. Only what depends
 * on the library changes; the text isn't formatted.
 *
 * @param code TypeScript or TSX text
 * @returns the text, or each place that the library has no sure equal of
 */
export function toDateLibrary(code: string, library: DerivedLibrary): Conversion {
  const pass = new Pass(
    ts.createSourceFile(
      'demo.tsx',
      code,
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    ),
    library,
  );
  const text = pass.run();
  const rest = /.*day\.?js.*/i.exec(text)?.[0].trim();
  if (pass.faults.length === 0 && rest !== undefined) {
    return { faults: [`Day.js is spoken of: ${rest}`] };
  }
  return pass.faults.length === 0 ? { text } : { faults: pass.faults };
}
