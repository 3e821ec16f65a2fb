import { TEXT_FIELDS } from './parsePage';
import { getExplicitId } from './toBlocks';
import type { Block, ParsedPage } from './types';

/** What stands in a block's place, and what is put in front of its part of the page. */
export interface ComposedBlock {
  text: string;
  /** Comments before the outermost part that holds the block. */
  before?: string[];
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

function toEdits(block: Block, { text, before = [] }: ComposedBlock): Edit[] {
  const { start, end, topStart, node } = block;
  const id =
    node?.type === 'heading' && getExplicitId(node) === undefined
      ? ` {/* #${block.key} */}`
      : '';
  return [
    ...before.map((comment) => ({
      start: topStart,
      end: topStart,
      text: `${comment}\n\n`,
    })),
    { start, end, text: `${text}${id}` },
  ];
}

/**
 * A translation's text on the frame of the English page: its order, lists, heading ids,
 * demos and code. Fields that a translation inherits are left out.
 *
 * @param compose the text in place of each block
 * @param after comments that close the page
 * @param ownFields lines of front matter that the translation has for itself
 */
export function composeTranslation(
  english: ParsedPage,
  compose: (block: Block, index: number) => ComposedBlock,
  after: readonly string[] = [],
  ownFields = '',
): string {
  const composed = english.blocks.map((block, index) => ({
    block,
    ...compose(block, index),
  }));
  const fields = composed
    .filter(({ block }) => TEXT_FIELDS.some((field) => field === block.key))
    .filter(({ block }) => block.kind === 'field')
    .map(({ block, text }) => `${block.key}: ${text}\n`);
  const edits = composed
    .filter(({ block }) => block.kind !== 'field')
    .flatMap(({ block, ...rest }) => toEdits(block, rest))
    // What is put in front comes first where both begin.
    .sort((a, b) => a.start - b.start || a.end - b.end);

  let body = '';
  let position = english.bodyStart;
  for (const { start, end, text } of edits) {
    body += english.source.slice(position, start) + text;
    position = end;
  }
  body += english.source.slice(position);
  const closing = after.map((comment) => `\n${comment}\n`).join('');
  return `---\n${fields.join('')}${ownFields}---\n${body.trimEnd()}\n${closing}`;
}
