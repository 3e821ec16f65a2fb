import { listSections } from './compareBlocks';
import type { Block, RevisionBlock } from './types';

type Compared = Pick<RevisionBlock, 'kind' | 'key'>;

function describe({ kind, key }: Compared, text: string): string {
  const name = kind === 'row' ? 'table row' : kind === 'item' ? 'list item' : kind;
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return `${name}${key === undefined ? '' : ` ${kind === 'heading' ? `#${key}` : key}`} “${shown}”`;
}

/**
 * Finds the first place where a translation's blocks are not those of the English
 * revision: another kind, another heading, or none left.
 *
 * @returns undefined where block answers to block; else what is wrong, and the line of
 *   the translation
 */
export function findMisalignment(
  revision: readonly RevisionBlock[],
  translation: readonly Block[],
): { line: number; message: string } | undefined {
  const length = Math.max(revision.length, translation.length);
  for (let index = 0; index < length; index += 1) {
    const [source, target] = [revision[index], translation[index]];
    const isSame =
      source?.kind === target?.kind &&
      (source?.kind === 'field' || source?.kind === 'heading'
        ? source.key === target?.key
        : true);
    if (!isSame) {
      const section = listSections(revision)[Math.min(index, revision.length - 1)];
      const where = section === undefined ? '' : ` (section #${section})`;
      const line = target?.line ?? translation.at(-1)?.line ?? 1;
      const expected = source
        ? `the ${describe(source, source.en)}`
        : 'nothing more';
      const found = target ? `a ${describe(target, target.text)}` : 'the end';
      return {
        line,
        message: `the English has ${expected} where the translation has ${found}${where}. Make the two the same, part by part`,
      };
    }
  }
  return undefined;
}
