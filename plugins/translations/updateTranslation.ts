import { findMisalignment } from './alignBlocks';
import { compareBlocks, type BlockStep } from './compareBlocks';
import { composeTranslation, type ComposedBlock } from './composeTranslation';
import { hasProse } from './hasProse';
import { listMarkers, markText, renderMarker, type Marker } from './markers';
import { getOwnFields } from './parsePage';
import { toRevision } from './revisions';
import type { Block, ParsedPage, Revision, RevisionBlock } from './types';

/** What to bring up to date. */
export interface UpdateRequest {
  english: ParsedPage;
  translation: ParsedPage;
  /** Undefined for a translation that was written without the commands. */
  revision: Revision | undefined;
}

/**
 * What an update comes to. `unfinished` and `misaligned` change nothing; `current` has
 * nothing to do; `recorded` writes the revision, and the text where only code changed;
 * `marked` writes both, and leaves the rest to the translator.
 */
export type UpdateResult =
  | { outcome: 'unfinished'; markers: Marker[] }
  | { outcome: 'misaligned'; line: number; message: string }
  | { outcome: 'current' }
  | {
      outcome: 'recorded' | 'marked';
      text: string;
      revision: Revision;
      markers: Marker[];
    };

function getRaw({ source }: ParsedPage, { start, end }: Block): string {
  return source.slice(start, end);
}

function isSameText(a: string, b: string): boolean {
  return a.replace(/\s+/g, ' ') === b.replace(/\s+/g, ' ');
}

/** A revision whose marked blocks have been translated. */
function finish(revision: Revision): Revision {
  return {
    ...revision,
    blocks: revision.blocks.map(({ kind, key, hash, en }) => ({
      kind,
      ...(key !== undefined && { key }),
      hash,
      en,
    })),
  };
}

/** The texts of a translation, and how each is brought to the English of today. */
class Merge {
  /** Removed translations, until the next block that stands. */
  private dropped: string[] = [];
  private readonly composed = new Map<number, ComposedBlock>();
  private readonly todos = new Map<
    number,
    Pick<RevisionBlock, 'todo' | 'previous'>
  >();

  constructor(
    private readonly english: ParsedPage,
    private readonly translation: ParsedPage,
    private readonly revision: Revision,
  ) {
    compareBlocks(
      revision.blocks.map((block) => ({ ...block, text: block.en })),
      english.blocks,
    ).forEach((step) => this.take(step));
  }

  private put(to: number, text: string): void {
    const before = this.dropped.map((old) => renderMarker('removed', old));
    // Comments can't stand before the fields: they wait for the text.
    const holds = this.english.blocks[to]!.kind !== 'field';
    this.composed.set(to, { text, before: holds ? before : [] });
    this.dropped = holds ? [] : this.dropped;
  }

  private take(step: BlockStep): void {
    if (step.type === 'removed') {
      const gone = this.translation.blocks[step.from]!;
      this.keep(getRaw(this.translation, gone), this.revision.blocks[step.from]!);
      return;
    }
    const block = this.english.blocks[step.to]!;
    const english = getRaw(this.english, block);
    if (step.type === 'new') {
      const isTodo = hasProse(block);
      this.put(step.to, isTodo ? markText(block, 'new', english) : english);
      if (isTodo) {
        this.todos.set(step.to, { todo: 'new' });
      }
      return;
    }
    const source = this.revision.blocks[step.from]!;
    const old = getRaw(this.translation, this.translation.blocks[step.from]!);
    if (step.type === 'kept') {
      this.put(step.to, old);
    } else if (!hasProse(block)) {
      // Code comes from the English page; only its comments may have been translated, and
      // it may have been brought to the new English by hand.
      if (!isSameText(old, english)) {
        this.keep(old, source);
      }
      this.put(step.to, english);
    } else {
      this.put(step.to, markText(block, 'changed', old, block.text));
      this.todos.set(step.to, { todo: 'changed', previous: source.en });
    }
  }

  /** Keeps a text that says something its English did not, for the translator to see. */
  private keep(old: string, { en }: RevisionBlock): void {
    if (!isSameText(old, en)) {
      this.dropped.push(old);
    }
  }

  finish(): { text: string; revision: Revision } {
    const recorded = toRevision(this.english);
    return {
      text: composeTranslation(
        this.english,
        (_, index) => this.composed.get(index)!,
        this.dropped.map((old) => renderMarker('removed', old)),
        getOwnFields(this.translation),
      ),
      revision: {
        ...recorded,
        blocks: recorded.blocks.map((block, index) => ({
          ...block,
          ...this.todos.get(index),
        })),
      },
    };
  }
}

/**
 * Brings a translation to the English page of today. Translations of what did not change
 * stay as they are; new and changed parts are put in their place and marked, with the
 * English; translations of what is gone stay in a comment. Without markers, the
 * translation is taken as done and its revision recorded.
 */
export function updateTranslation({
  english,
  translation,
  revision,
}: UpdateRequest): UpdateResult {
  const markers = listMarkers(translation.source);
  if (markers.length > 0) {
    return { outcome: 'unfinished', markers };
  }
  const now = toRevision(english);
  const misalignment = findMisalignment(
    (revision ?? now).blocks,
    translation.blocks,
  );
  if (misalignment) {
    return { outcome: 'misaligned', ...misalignment };
  }
  const wasTodo = revision?.blocks.some(({ todo }) => todo !== undefined) ?? true;
  if (revision === undefined || revision.source === now.source) {
    return wasTodo
      ? {
          outcome: 'recorded',
          text: translation.source,
          revision: now,
          markers: [],
        }
      : { outcome: 'current' };
  }
  const merged = new Merge(english, translation, finish(revision)).finish();
  const left = listMarkers(merged.text);
  return {
    outcome: left.length > 0 ? 'marked' : 'recorded',
    ...merged,
    markers: left,
  };
}
