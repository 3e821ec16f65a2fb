import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Block, BlockKind } from './types';

/** A block as far as comparing goes. */
export interface ComparedBlock {
  kind: BlockKind;
  key?: string;
  text: string;
}

/** What became of a block: indexes into the old and the new list. */
export type BlockStep =
  | { type: 'kept' | 'changed'; from: number; to: number }
  | { type: 'new'; to: number }
  | { type: 'removed'; from: number };

/** From which likeness on a block counts as changed, not as another one: 0 none, 1 equal. */
const LIKENESS = 0.4;

function toIdentity({ kind, key, text }: ComparedBlock): string {
  return JSON.stringify([kind, kind === 'field' ? key : '', text]);
}

/** Share of the words that two texts have in common. */
function getLikeness(a: string, b: string): number {
  const shared = diffWordsWithSpace(a, b)
    .filter(({ added, removed }) => !added && !removed)
    .reduce((length, { value }) => length + value.length, 0);
  return (2 * shared) / (a.length + b.length || 1);
}

/** How well an old block serves to start the new one's translation from; 0 for not at all. */
function rate(from: ComparedBlock, to: ComparedBlock, alone: boolean): number {
  if (from.kind !== to.kind) {
    return 0;
  }
  if (from.kind === 'field') {
    return from.key === to.key ? 1 : 0;
  }
  const likeness = getLikeness(from.text, to.text);
  if (from.kind === 'heading' && from.key === to.key) {
    return 1;
  }
  return likeness >= LIKENESS || alone ? Math.max(likeness, 0.01) : 0;
}

/** One stretch in which nothing is the same: pairs of the most alike blocks, best first. */
function pairGap(
  old: readonly ComparedBlock[],
  now: readonly ComparedBlock[],
  removed: readonly number[],
  added: readonly number[],
): Map<number, number> {
  const alone = removed.length === 1 && added.length === 1;
  const ratings = removed
    .flatMap((from) =>
      added.map((to) => ({ from, to, rating: rate(old[from]!, now[to]!, alone) })),
    )
    .filter(({ rating }) => rating > 0)
    .sort((a, b) => b.rating - a.rating || a.to - b.to);
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { from, to } of ratings) {
    if (!pairs.has(to) && !taken.has(from)) {
      pairs.set(to, from);
      taken.add(from);
    }
  }
  return pairs;
}

/** The blocks that are the same in both, those that only moved included. */
function findKept(
  gaps: readonly Gap[],
  old: readonly ComparedBlock[],
  now: readonly ComparedBlock[],
): Map<number, number> {
  const kept = new Map<number, number>();
  const waiting = new Map<string, number[]>();
  for (const from of gaps.flatMap(({ removed }) => removed)) {
    const identity = toIdentity(old[from]!);
    waiting.set(identity, [...(waiting.get(identity) ?? []), from]);
  }
  for (const to of gaps.flatMap(({ added }) => added)) {
    const from = waiting.get(toIdentity(now[to]!))?.shift();
    if (from !== undefined) {
      kept.set(to, from);
    }
  }
  return kept;
}

/** Blocks between two that are the same in both lists. */
interface Gap {
  removed: number[];
  added: number[];
}

function splitLists(old: readonly ComparedBlock[], now: readonly ComparedBlock[]) {
  const same: [from: number, to: number][] = [];
  const gaps: Gap[] = [{ removed: [], added: [] }];
  let from = 0;
  let to = 0;
  for (const { count, added, removed } of diffArrays(
    old.map(toIdentity),
    now.map(toIdentity),
  )) {
    for (let index = 0; index < count; index += 1) {
      if (added) {
        gaps.at(-1)!.added.push(to++);
      } else if (removed) {
        gaps.at(-1)!.removed.push(from++);
      } else {
        same.push([from++, to++]);
        gaps.push({ removed: [], added: [] });
      }
    }
  }
  return { same, gaps };
}

/**
 * What became of each block between two versions of a page. A block that moved is kept;
 * one that was reworded is changed, if enough of its words remain.
 *
 * @returns steps in the order of the new version; a removed block stands where it was
 */
export function compareBlocks(
  old: readonly ComparedBlock[],
  now: readonly ComparedBlock[],
): BlockStep[] {
  const { same, gaps } = splitLists(old, now);
  const kept = new Map(same.map(([from, to]) => [to, from]));
  const moved = findKept(gaps, old, now);
  moved.forEach((from, to) => kept.set(to, from));
  const movedFrom = new Set(moved.values());

  return gaps.flatMap((gap, index): BlockStep[] => {
    const removed = gap.removed.filter((from) => !movedFrom.has(from));
    const added = gap.added.filter((to) => !kept.has(to));
    const pairs = pairGap(old, now, removed, added);
    const paired = new Set(pairs.values());
    const before = same[index - 1];
    return [
      ...(before ? [{ type: 'kept' as const, from: before[0], to: before[1] }] : []),
      ...removed
        .filter((from) => !paired.has(from))
        .map((from) => ({ type: 'removed' as const, from })),
      ...gap.added.map((to): BlockStep => {
        const [keptFrom, changedFrom] = [kept.get(to), pairs.get(to)];
        if (keptFrom !== undefined) {
          return { type: 'kept', from: keptFrom, to };
        }
        return changedFrom === undefined
          ? { type: 'new', to }
          : { type: 'changed', from: changedFrom, to };
      }),
    ];
  });
}

/** Id of the heading that each block stands below. */
export function listSections(
  blocks: readonly Pick<Block, 'kind' | 'key'>[],
): (string | undefined)[] {
  let section: string | undefined;
  return blocks.map(({ kind, key }) => {
    section = kind === 'heading' ? key : section;
    return section;
  });
}
