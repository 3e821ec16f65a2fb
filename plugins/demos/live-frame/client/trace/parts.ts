import type { JsxElement } from '../readElements';
import type { LiveFile, TracePlace } from '../messages';

/** A place in a file's text. */
export interface Position {
  /** From 1. */
  line: number;
  /** From 0. */
  column: number;
}

/** A stretch of the reader's code that makes a part of the demo: a JSX element, a column, a series or a slot. */
export interface Part {
  file: string;
  /** As it is written: `Box`, `Menu.Item`; empty for a fragment. */
  name: string;
  from: Position;
  /** Behind its last character. */
  to: Position;
  /** Of columns and series: what finds them in the document. */
  selector?: string;
  /** Of slots: the name of the component that fills it. */
  component?: string;
}

/** What tells the line and column of an offset in a text. */
export function createLocator(code: string): (offset: number) => Position {
  const starts = [0, ...Array.from(code.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - starts[line]! };
  };
}

/** The parts that a file's elements make, in the same order. */
export function toParts(
  { name: file, code }: LiveFile,
  elements: JsxElement[],
): Part[] {
  const locate = createLocator(code);
  return elements.map(({ name, start, end }) => ({
    file,
    name,
    from: locate(start),
    to: locate(end),
  }));
}

function compare(a: Position, b: Position): number {
  return a.line - b.line || a.column - b.column;
}

/** The order of parts by their starts; of two that start together the outer one comes first. */
export function comparePlaces(a: Part, b: Part): number {
  return compare(a.from, b.from) || compare(b.to, a.to);
}

function contains(outer: Part, { from, to }: Pick<Part, 'from' | 'to'>): boolean {
  return compare(outer.from, from) <= 0 && compare(to, outer.to) <= 0;
}

function isWithin(part: Part, outer: Part): boolean {
  return part !== outer && part.file === outer.file && contains(outer, part);
}

/** The parts that no other part of the list contains. */
function getOutermost(parts: Part[]): Part[] {
  return parts.filter((part) => !parts.some((other) => isWithin(part, other)));
}

function isElement({ selector, component }: Part): boolean {
  return selector === undefined && component === undefined;
}

/** The elements right within another part, by the code. */
export function getChildren(parts: readonly Part[], outer: Part): Part[] {
  return getOutermost(
    parts.filter((part) => isElement(part) && isWithin(part, outer)),
  );
}

/** The innermost element that a part is written in. */
export function getOwner(parts: readonly Part[], part: Part): Part | undefined {
  return parts.findLast((other) => isElement(other) && isWithin(part, other));
}

/**
 * The parts that a place in the code stands for: the innermost element around it, of those
 * that begin on its line; else all that begin on its line, without what is within them; else
 * the innermost one that the line belongs to.
 *
 * @param parts in the order of their starts
 */
export function findPartsAt(parts: readonly Part[], place: TracePlace): Part[] {
  const { file, line } = place;
  const around = parts.filter(
    (part) => part.file === file && part.from.line <= line && line <= part.to.line,
  );
  const beginning = around.filter((part) => part.from.line === line);
  const exact = beginning.filter((part) =>
    contains(part, { from: place, to: place }),
  );
  if (exact.length > 0 || beginning.length === 0) {
    const innermost = (exact.length > 0 ? exact : around).at(-1);
    // Two series on one line are both meant.
    return around.filter(
      (part) => innermost && compare(part.from, innermost.from) === 0,
    );
  }
  return getOutermost(beginning);
}
