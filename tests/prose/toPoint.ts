/** A place in a text, as editors count. */
export interface TextPoint {
  line: number;
  column: number;
  offset: number;
}

/** The line and the column of an offset, both from 1 on. */
export function toPoint(source: string, offset: number): TextPoint {
  const before = source.slice(0, offset);
  return {
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
    offset,
  };
}
