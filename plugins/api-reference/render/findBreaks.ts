import { NAME_ROOM, splitName } from '../../../src/utils/splitName';

/** What a type's text may break after, where it has no space. */
const PIECES = /[^<([{,.]+[<([{,.]*|[<([{,.]+/g;

/** The offsets in a text without spaces at which its lines begin, but for the first. */
function findInRun(run: string): number[] {
  const breaks: number[] = [];
  let offset = 0;
  let length = 0;
  for (const piece of (run.match(PIECES) ?? []).flatMap((one) => splitName(one))) {
    if (length > 0 && length + piece.length > NAME_ROOM) {
      breaks.push(offset);
      length = 0;
    }
    offset += piece.length;
    length += piece.length;
  }
  return breaks;
}

/** The offsets at which the source text of a type may break, beside those at its spaces. */
export function findBreaks(text: string): number[] {
  return [...text.matchAll(/\S+/g)]
    .filter(({ 0: run }) => run.length > NAME_ROOM)
    .flatMap(({ 0: run, index }) => findInRun(run).map((offset) => index + offset));
}
