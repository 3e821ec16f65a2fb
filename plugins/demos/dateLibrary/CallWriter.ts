import ts from 'typescript';
import { assertNoText } from './assertNoText';
import { convertFormat, hasNames } from './convertFormat';
import { isDateMethod, returnsDate, toDateCall, type DateCall } from './dateCalls';
import type { DateNames } from './findDates';
import { quote } from './imports';
import { hasOffset, readIsoText } from './isoTexts';
import type { DerivedLibrary } from './libraries';
import { isCondition, isPlain } from './positions';
import { isZonedDate } from './timeZones';
import { Unsupported } from './Unsupported';
import type { Writer } from './writers/types';

/** What calls are written by. */
interface CallScope {
  file: ts.SourceFile;
  library: DerivedLibrary;
  names: DateNames;
  writer: Writer;
  /** Whether the source imports locales of Day.js. */
  hasLocales: boolean;
  /** Writes any other node for the library. */
  write: (node: ts.Node) => string;
}

/** Writes the calls of a source that make dates, or are made on them, for a library. */
export class CallWriter {
  constructor(private readonly scope: CallScope) {}

  /**
   * The text of a call; undefined where it has nothing to do with dates.
   *
   * @throws an {@link Unsupported} for one that the library has no sure equal of
   */
  write(node: ts.CallExpression): string | undefined {
    const callee = node.expression;
    if (ts.isIdentifier(callee) && callee.text === 'dayjs') {
      return this.writeDate(node);
    }
    if (isZonedDate(callee)) {
      return this.writeZonedDate(node, callee.name.text);
    }
    assertNoText(node, this.scope.names);
    if (!ts.isPropertyAccessExpression(callee)) {
      return undefined;
    }
    const held = this.scope.names.holds(callee.expression);
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

  /** `dayjs('2025-05-14')`, `dayjs(text)` or `dayjs()`. */
  private writeDate({ arguments: args }: ts.CallExpression): string {
    const [value, ...others] = args;
    if (value === undefined) {
      return this.scope.writer.now();
    }
    if (others.length > 0) {
      throw new Unsupported('dayjs(…) with a format is not converted');
    }
    readIsoText(value, this.scope.file);
    return this.scope.writer.parse(value.getText(this.scope.file));
  }

  /** `dayjs.tz('2025-05-14T10:15', 'Asia/Tokyo')` or `dayjs.utc('2025-05-14T10:15')`. */
  private writeZonedDate(node: ts.CallExpression, method: string): string {
    const [value, zone] = node.arguments;
    if (value === undefined || node.arguments.length !== (method === 'tz' ? 2 : 1)) {
      throw new Unsupported(`this form of "dayjs.${method}" is not converted`);
    }
    const text = readIsoText(value, this.scope.file);
    if (zone === undefined) {
      return this.scope.writer.parse(value.getText(this.scope.file), 'utc');
    }
    if (hasOffset(text)) {
      throw new Unsupported(`"${text}" has an offset beside its zone`);
    }
    return this.scope.writer.parse(
      value.getText(this.scope.file),
      this.scope.write(zone),
    );
  }

  private writeMethod(
    node: ts.CallExpression,
    callee: ts.PropertyAccessExpression,
  ): string {
    const isOptional = callee.questionDotToken !== undefined;
    const receiver = this.scope.write(callee.expression);
    const call = toDateCall(callee.name.text, node.arguments);
    const { text, keepsDot } = this.scope.writer.call(call, {
      receiver,
      // Between receiver and method a chain may have line breaks and comments.
      dot: this.scope.file.text.slice(
        callee.expression.getEnd(),
        callee.name.getStart(this.scope.file),
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
        return this.scope.write(call.value);
      case 'shift':
        return this.scope.write(call.amount);
      case 'compare':
      case 'diff':
        return this.writeOther(call.other);
      case 'zone':
        return typeof call.zone === 'string' ? '' : this.scope.write(call.zone);
      default:
        return '';
    }
  }

  /** The date that another one is compared with, as it may stand beside an operator. */
  private writeOther(other: ts.Expression): string {
    if (this.scope.names.holds(other) !== 'date') {
      throw new Unsupported('a date is compared with something that is none');
    }
    const text = this.scope.write(other);
    return ts.isLeftHandSideExpression(other) ? text : `(${text})`;
  }

  private writePattern(call: DateCall): string {
    if (call.does !== 'format') {
      return '';
    }
    // A date of date-fns has no locale of its own, as the values of the others have.
    if (
      this.scope.library === 'date-fns' &&
      this.scope.hasLocales &&
      hasNames(call.pattern)
    ) {
      throw new Unsupported('names are formatted in a locale');
    }
    return quote(convertFormat(call.pattern, this.scope.library));
  }

  /** Whether an expression makes a date that nothing else holds. */
  private isFresh(node: ts.Expression): boolean {
    if (!ts.isCallExpression(node)) {
      return false;
    }
    const callee = node.expression;
    return (
      callee.getText() === 'dayjs' ||
      isZonedDate(callee) ||
      (ts.isPropertyAccessExpression(callee) &&
        this.scope.names.holds(callee.expression) === 'date' &&
        returnsDate(callee.name.text, node.arguments.length > 0))
    );
  }
}
