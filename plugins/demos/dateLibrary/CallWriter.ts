import ts from 'typescript';
import { assertNoText } from './assertNoText';
import { convertFormat, hasNames, quote } from './convertFormat';
import {
  isDateMethod,
  isField,
  makesDate,
  readText,
  readUnit,
  returnsDate,
  Unsupported,
} from './dateCalls';
import type { DateNames } from './DateNames';
import { hasOffset, readIsoText } from './isoTexts';
import type { DerivedLibrary } from './libraries';
import { isCondition, isPlain } from './positions';
import type { WrittenDate, Writer } from './writers/types';

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
    if (makesDate(node)) {
      return ts.isPropertyAccessExpression(callee)
        ? this.writeZonedDate(node, callee.name.text)
        : this.writeDate(node);
    }
    assertNoText(node, this.scope.names);
    if (!ts.isPropertyAccessExpression(callee)) {
      return undefined;
    }
    const held = this.scope.names.holds(callee.expression);
    if (held === 'date') {
      return this.writeOnDate(node, callee);
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
    const { file, writer, write } = this.scope;
    const [value, zone] = node.arguments;
    if (value === undefined || node.arguments.length !== (method === 'tz' ? 2 : 1)) {
      throw new Unsupported(`this form of "dayjs.${method}" is not converted`);
    }
    const text = readIsoText(value, file);
    if (zone !== undefined && hasOffset(text)) {
      throw new Unsupported(`"${text}" has an offset beside its zone`);
    }
    return writer.parse(
      value.getText(file),
      zone === undefined ? 'utc' : write(zone),
    );
  }

  /** A call on a date; of one that may be missing, in a form that skips it. */
  private writeOnDate(
    node: ts.CallExpression,
    callee: ts.PropertyAccessExpression,
  ): string {
    const receiver = callee.expression;
    const text = this.scope.write(receiver);
    // Between receiver and method a chain may have line breaks and comments.
    const dot = this.scope.file.text.slice(
      receiver.getEnd(),
      callee.name.getStart(this.scope.file),
    );
    const date = { text, member: `${text}${dot}`, isFresh: this.isFresh(receiver) };
    const written = this.writeMethod(date, callee.name.text, node.arguments);
    if (!ts.isOptionalChain(callee) || written.startsWith(date.member)) {
      return written;
    }
    if (callee.questionDotToken === undefined || !isPlain(receiver)) {
      throw new Unsupported('a chain that begins with "?." goes on after the date');
    }
    return isCondition(node)
      ? `(${text} && ${written})`
      : `(${text} ? ${written} : undefined)`;
  }

  /** @throws an {@link Unsupported} for a method, or a form of it, that isn't converted */
  private writeMethod(
    date: WrittenDate,
    name: string,
    args: readonly ts.Expression[],
  ): string {
    const { writer, write } = this.scope;
    const [first, second] = args;
    if (isField(name)) {
      return first === undefined
        ? writer.get(date, name)
        : writer.set(date, name, write(first));
    }
    switch (name) {
      case 'format':
        return writer.format(date, this.writePattern(readText(first, 'the format')));
      case 'isValid':
      case 'toDate':
      case 'toISOString':
        return writer[name](date);
      case 'add':
      case 'subtract':
        return writer[name](date, readUnit(second), write(first!));
      case 'set': {
        const field = readText(first, 'the field');
        if (isField(field) && second !== undefined) {
          return writer.set(date, field, write(second));
        }
        break;
      }
      case 'startOf':
      case 'endOf':
        return writer[name](date, readUnit(first));
      case 'isBefore':
      case 'isAfter':
      case 'isSame': {
        if (first === undefined) {
          throw new Unsupported(`${name}() without an argument compares with now`);
        }
        const unit = second && readUnit(second);
        return writer[name](date, unit, this.writeOther(first));
      }
      case 'tz':
        if (first !== undefined && args.length === 1) {
          return writer.tz(date, write(first));
        }
        break;
      case 'utc':
      case 'local':
        if (args.length === 0) {
          return writer[name](date);
        }
        break;
      case 'diff':
        if (first !== undefined && args.length === 2) {
          return writer.diff(date, readUnit(second), this.writeOther(first));
        }
    }
    throw new Unsupported(`this form of the method "${name}" is not converted`);
  }

  /** The date that another one is compared with, as it may stand beside an operator. */
  private writeOther(other: ts.Expression): string {
    if (this.scope.names.holds(other) !== 'date') {
      throw new Unsupported('a date is compared with something that is none');
    }
    const text = this.scope.write(other);
    return ts.isLeftHandSideExpression(other) ? text : `(${text})`;
  }

  private writePattern(pattern: string): string {
    const { library, hasLocales } = this.scope;
    // A date of date-fns has no locale of its own, as the values of the others have.
    if (library === 'date-fns' && hasLocales && hasNames(pattern)) {
      throw new Unsupported('names are formatted in a locale');
    }
    return quote(convertFormat(pattern, library));
  }

  /** Whether an expression makes a date that nothing else holds. */
  private isFresh(node: ts.Expression): boolean {
    if (!ts.isCallExpression(node)) {
      return false;
    }
    const callee = node.expression;
    return (
      makesDate(node) ||
      (ts.isPropertyAccessExpression(callee) &&
        this.scope.names.holds(callee.expression) === 'date' &&
        returnsDate(callee.name.text, node.arguments))
    );
  }
}
