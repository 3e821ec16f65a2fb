import ts from 'typescript';
import { convertFormat, hasNames } from './convertFormat';
import { isDateMethod, returnsDate, toDateCall, type DateCall } from './dateCalls';
import { findDates } from './findDates';
import {
  ADAPTERS,
  SOURCE_ADAPTER,
  VALUE_TYPES,
  type DerivedLibrary,
} from './libraries';
import { toLocaleImport, type LocaleImport } from './locales';
import { isCondition, isFormat, isPlain } from './positions';
import { Unsupported } from './Unsupported';
import { CREATE_WRITER } from './writers';

/** A source for another date library, or why there is none. */
export type Conversion = { text: string } | { faults: string[] };

const ISO_TEXT =
  /^\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{3})?)?(?:Z|[+-]\d\d:\d\d)?)?)?$/;

const LOCALE_MODULE = 'dayjs/locale/';

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** The imports from the library itself: `names` are values, beside the type of a date. */
function renderImports(
  library: DerivedLibrary,
  names: string[],
  withType: boolean,
): string[] {
  const type = VALUE_TYPES[library];
  if (library === 'date-fns') {
    const list = names.sort().join(', ');
    return list === '' ? [] : [`import { ${list} } from 'date-fns';`];
  }
  if (names.length === 0) {
    return withType ? [`import type { ${type} } from '${library}';`] : [];
  }
  return library === 'luxon'
    ? [`import { DateTime } from 'luxon';`]
    : [`import moment${withType ? `, { type ${type} }` : ''} from 'moment';`];
}

/** One pass over a source: what it writes, and what it finds on the way. */
class Pass {
  readonly faults: string[] = [];
  private readonly used = new Set<string>();
  private readonly locales = new Map<string, LocaleImport>();
  private readonly names;
  private readonly writer;
  /** Where the library's imports go: at the first import that depends on Day.js. */
  private readonly importPlace: ts.Node | undefined;
  private readonly hasLocales: boolean;
  private usesType = false;

  constructor(
    private readonly file: ts.SourceFile,
    private readonly library: DerivedLibrary,
  ) {
    this.names = findDates(file);
    this.writer = CREATE_WRITER[library]((name) => {
      this.used.add(name);
      return name;
    });
    const imports = file.statements.filter(ts.isImportDeclaration);
    const isAbout = (pattern: RegExp) => (node: ts.ImportDeclaration) =>
      pattern.test((node.moduleSpecifier as ts.StringLiteral).text);
    this.importPlace =
      imports.find(isAbout(/^dayjs$/)) ??
      imports.find(isAbout(/^dayjs\//)) ??
      imports.find(isAbout(/\/AdapterDayjs$/));
    this.hasLocales = imports.some(isAbout(/^dayjs\/locale\//));
  }

  /** The whole text, with the imports in their place. */
  run(): string {
    const { statements } = this.file;
    const source = this.file.text;
    let text = '';
    let position = 0;
    let importsAt: number | undefined;
    for (const node of statements) {
      text += source.slice(position, node.getStart(this.file));
      if (node === this.importPlace) {
        importsAt = text.length;
      }
      const written = this.write(node);
      text += written;
      position = node.getEnd();
      // A line that the import had to itself goes with it.
      if (written === '' && source.startsWith('\n', position)) {
        position += 1;
      }
    }
    text += source.slice(position);
    if (importsAt === undefined) {
      return text;
    }
    const lines = this.listImports().map((line) => `${line}\n`);
    return text.slice(0, importsAt) + lines.join('') + text.slice(importsAt);
  }

  private listImports(): string[] {
    const locales = [...this.locales.values()];
    const localeNames = locales.flatMap(({ name }) => name ?? []);
    for (const name of [...this.used, ...localeNames]) {
      if (this.names.declares(name)) {
        this.faults.push(
          `the code has its own "${name}", a name that ${this.library} needs`,
        );
      }
    }
    return [
      ...renderImports(this.library, [...this.used], this.usesType),
      ...locales.map(({ statement }) => statement),
    ];
  }

  private refuse(node: ts.Node, reason: string): void {
    const { line } = this.file.getLineAndCharacterOfPosition(node.getStart());
    this.faults.push(`line ${line + 1}: ${reason}`);
  }

  /** The text of a node for the library; its own where nothing in it depends on one. */
  private write(node: ts.Node): string {
    try {
      return this.writeSpecial(node) ?? this.writeParts(node);
    } catch (error) {
      if (!(error instanceof Unsupported)) {
        throw error;
      }
      this.refuse(node, error.message);
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
      return this.writeType(node);
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'adapterLocale') {
      return this.writeAdapterLocale(node);
    }
    if (ts.isStringLiteralLike(node)) {
      return isFormat(node) ? this.writeFormat(node) : undefined;
    }
    if (ts.isCallExpression(node)) {
      return this.writeCall(node);
    }
    if (ts.isIdentifier(node)) {
      if (node.text === 'dayjs') {
        throw new Unsupported('"dayjs" is used otherwise than as "dayjs(…)"');
      }
      return node.text === SOURCE_ADAPTER ? ADAPTERS[this.library] : undefined;
    }
    this.assertNoText(node);
    return undefined;
  }

  /** Dates that are turned into text, or looked into, give another outcome in each library. */
  private assertNoText(node: ts.Node): void {
    const isDate = (expression: ts.Expression) =>
      this.names.holds(expression) === 'date';
    if (
      (ts.isTemplateSpan(node) && isDate(node.expression)) ||
      (ts.isJsxExpression(node) &&
        !ts.isJsxAttribute(node.parent) &&
        node.expression !== undefined &&
        isDate(node.expression)) ||
      (ts.isBinaryExpression(node) &&
        /^[-+]$/.test(node.operatorToken.getText()) &&
        (isDate(node.left) || isDate(node.right)))
    ) {
      throw new Unsupported('a date becomes a text or a number without a method');
    }
    if (ts.isPropertyAccessExpression(node) && isDate(node.expression)) {
      throw new Unsupported(`"${node.name.text}" of a date is read without a call`);
    }
  }

  private writeImport(node: ts.ImportDeclaration): string | undefined {
    const specifier = (node.moduleSpecifier as ts.StringLiteral).text;
    if (specifier === 'dayjs') {
      return '';
    }
    if (specifier.startsWith(LOCALE_MODULE)) {
      // date-fns' locales are values: the adapterLocale that names one imports it.
      if (this.library !== 'date-fns') {
        this.useLocale(specifier.slice(LOCALE_MODULE.length));
      }
      return '';
    }
    if (specifier.startsWith('dayjs/')) {
      throw new Unsupported(`"${specifier}" is a part of Day.js`);
    }
    return specifier.endsWith(`/${SOURCE_ADAPTER}`)
      ? node.getText(this.file).replaceAll(SOURCE_ADAPTER, ADAPTERS[this.library])
      : undefined;
  }

  private useLocale(locale: string): LocaleImport | undefined {
    const found = toLocaleImport(locale, this.library);
    if (found !== undefined) {
      this.locales.set(locale, found);
    }
    return found;
  }

  private writeType({ typeName }: ts.TypeReferenceNode): string | undefined {
    const name = ts.isIdentifier(typeName) ? typeName : typeName.right;
    if (name.text !== 'Dayjs') {
      return undefined;
    }
    this.usesType = true;
    return VALUE_TYPES[this.library];
  }

  private writeAdapterLocale({ initializer }: ts.JsxAttribute): string | undefined {
    if (this.library !== 'date-fns') {
      return undefined;
    }
    const value =
      initializer && ts.isJsxExpression(initializer)
        ? initializer.expression
        : initializer;
    if (value === undefined || !ts.isStringLiteralLike(value)) {
      throw new Unsupported('adapterLocale is not written as a text in its place');
    }
    return `adapterLocale={${this.useLocale(value.text)!.name}}`;
  }

  private writeFormat(node: ts.StringLiteralLike): string {
    const format = convertFormat(node.text, this.library);
    return ts.isJsxAttribute(node.parent) ? `"${format}"` : quote(format);
  }

  private writeCall(node: ts.CallExpression): string | undefined {
    const callee = node.expression;
    if (ts.isIdentifier(callee) && callee.text === 'dayjs') {
      return this.writeDate(node);
    }
    if (this.turnsDateIntoText(node)) {
      throw new Unsupported('a date becomes a text or a number without a method');
    }
    if (!ts.isPropertyAccessExpression(callee)) {
      return undefined;
    }
    const held = this.names.holds(callee.expression);
    if (held === 'date') {
      return this.writeMethod(node, callee);
    }
    if (held === 'unknown' && isDateMethod(callee.name.text)) {
      throw new Unsupported(
        `whether "${callee.expression.getText()}" is a date can't be told: write its type`,
      );
    }
    return undefined;
  }

  private turnsDateIntoText({ expression, arguments: args }: ts.CallExpression) {
    return (
      /^(?:String|Number|JSON\.stringify)$/.test(expression.getText()) &&
      args.some((argument) => this.names.holds(argument) === 'date')
    );
  }

  /** `dayjs('2025-05-14')`, `dayjs(text)` or `dayjs()`. */
  private writeDate({ arguments: args }: ts.CallExpression): string {
    const [value, ...others] = args;
    if (value === undefined) {
      return this.writer.now();
    }
    if (others.length > 0) {
      throw new Unsupported('dayjs(…) with a format is not converted');
    }
    const text = ts.isIdentifier(value) ? this.findText(value) : value;
    if (text === undefined || !ts.isStringLiteralLike(text)) {
      throw new Unsupported(
        `dayjs(${value.getText()}) is converted for an ISO text or a const that is one`,
      );
    }
    if (!ISO_TEXT.test(text.text)) {
      throw new Unsupported(`"${text.text}" is no ISO date that all libraries read`);
    }
    return this.writer.parse(value.getText(this.file));
  }

  /** The text of a constant of the file, if it is written out. */
  private findText({ text: name }: ts.Identifier): ts.Expression | undefined {
    return this.file.statements
      .filter(ts.isVariableStatement)
      .filter(({ declarationList }) => declarationList.flags & ts.NodeFlags.Const)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find((declaration) => declaration.name.getText() === name)?.initializer;
  }

  private writeMethod(
    node: ts.CallExpression,
    callee: ts.PropertyAccessExpression,
  ): string {
    const isOptional = callee.questionDotToken !== undefined;
    const receiver = this.write(callee.expression);
    const call = toDateCall(callee.name.text, node.arguments);
    const { text, keepsDot } = this.writer.call(call, {
      receiver,
      // Between receiver and method a chain may have line breaks and comments.
      dot: this.file.text.slice(
        callee.expression.getEnd(),
        callee.name.getStart(this.file),
      ),
      isFresh: this.isFresh(callee.expression),
      argument: this.writeArgument(call),
      pattern: this.writePattern(call),
    });
    if (keepsDot || !ts.isOptionalChain(callee)) {
      return text;
    }
    if (!isOptional || !isPlain(callee.expression)) {
      throw new Unsupported('a chain that begins with "?." goes on after the date');
    }
    return isCondition(node)
      ? `(${receiver} && ${text})`
      : `(${receiver} ? ${text} : undefined)`;
  }

  private writeArgument(call: DateCall): string {
    switch (call.does) {
      case 'set':
        return this.write(call.value);
      case 'shift':
        return this.write(call.amount);
      case 'compare':
      case 'diff':
        if (this.names.holds(call.other) !== 'date') {
          throw new Unsupported('a date is compared with something that is none');
        }
        return this.write(call.other);
      default:
        return '';
    }
  }

  private writePattern(call: DateCall): string {
    if (call.does !== 'format') {
      return '';
    }
    // A date of date-fns has no locale of its own, as the values of the others have.
    if (this.library === 'date-fns' && this.hasLocales && hasNames(call.pattern)) {
      throw new Unsupported('names are formatted in a locale');
    }
    return quote(convertFormat(call.pattern, this.library));
  }

  /** Whether an expression makes a date that nothing else holds. */
  private isFresh(node: ts.Expression): boolean {
    if (!ts.isCallExpression(node)) {
      return false;
    }
    const callee = node.expression;
    return (
      callee.getText() === 'dayjs' ||
      (ts.isPropertyAccessExpression(callee) &&
        this.names.holds(callee.expression) === 'date' &&
        returnsDate(callee.name.text, node.arguments.length > 0))
    );
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
  const file = ts.createSourceFile(
    'demo.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const pass = new Pass(file, library);
  const text = pass.run();
  const rest = /.*day\.?js.*/i.exec(text)?.[0].trim();
  if (pass.faults.length === 0 && rest !== undefined) {
    return { faults: [`Day.js is spoken of: ${rest}`] };
  }
  return pass.faults.length === 0 ? { text } : { faults: pass.faults };
}
