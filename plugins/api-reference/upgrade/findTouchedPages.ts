import type { Change } from '../common/history/changes';
import type { Uses } from '../uses/createUses';
import { listTexts } from '../translations/listTexts';
import type { ApiProduct } from '../types';

/** A page of the reference, and how many of its English texts are new or other ones. */
export interface TouchedTranslation {
  /** Product and name: `tree-view/TreeItem`. */
  page: string;
  count: number;
}

/** Lists the pages whose texts have to be translated after a move, by page. */
export function listTouchedTranslations(
  before: readonly ApiProduct[],
  after: readonly ApiProduct[],
): TouchedTranslation[] {
  const known = new Set(listTexts(before).map(({ hash }) => hash));
  const counts = new Map<string, number>();
  for (const { page, hash } of listTexts(after)) {
    if (!known.has(hash)) {
      counts.set(page, (counts.get(page) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([page, count]) => ({ page, count }))
    .sort((a, b) => (a.page < b.page ? -1 : 1));
}

/** A page of the docs and what changed of that which it shows. */
export interface TouchedPage {
  permalink: string;
  /** Such as `BarChart, prop skipAnimation: removed`. */
  changes: string[];
}

function describe({ entry, member, kind, replacedBy }: Change): string {
  const name = member ? `${entry.name}, ${member.kind} ${member.name}` : entry.name;
  return `${name}: ${kind}${replacedBy === undefined ? '' : ` (now ${replacedBy})`}`;
}

/** Whether a text has a name as a word of its own. */
function hasWord(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replace(/[^\w-]/g, '\\$&')}(?![\\w$])`).test(
    text,
  );
}

/**
 * Whether a text shows what a change is about. The names of slots and classes are words of
 * everyday language: they count where the text has slots, or the class itself.
 */
function isShown(text: string, { entry, member, before }: Change): boolean {
  if (member === undefined) {
    return hasWord(text, entry.name);
  }
  switch (member.kind) {
    case 'class':
      return (
        text.includes(`Classes.${member.name}`) ||
        (before?.type !== undefined && hasWord(text, before.type))
      );
    case 'slot':
      return /\bslot(?:s|Props)\b/.test(text) && hasWord(text, member.name);
    default:
      return hasWord(text, member.name);
  }
}

/**
 * Finds the pages that show what changed: those that mention a changed entry, and of its
 * changed members those that stand in the page's text or in its demos. New members touch
 * no page, and types do not count.
 *
 * @param changes between the two versions
 * @param readTexts all that a page shows: its text and the code of its demos
 */
export function findTouchedPages(
  changes: readonly Change[],
  uses: Uses,
  readTexts: (permalink: string) => string,
): TouchedPage[] {
  const touched = new Map<string, Set<string>>();
  for (const change of changes) {
    const { entry, kind } = change;
    if (kind === 'added' || kind === 'typeChanged') {
      continue;
    }
    const { pages = [], demos = [] } = uses[entry.name] ?? {};
    const permalinks = new Set([
      ...pages.map(({ permalink }) => permalink),
      ...demos.map(({ permalink }) => permalink.replace(/#.*$/, '')),
    ]);
    for (const permalink of permalinks) {
      if (isShown(readTexts(permalink), change)) {
        const lines = touched.get(permalink) ?? new Set();
        touched.set(permalink, lines.add(describe(change)));
      }
    }
  }
  return [...touched]
    .map(([permalink, lines]) => ({ permalink, changes: [...lines] }))
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}
