import { holdUnsavedEdit } from '@site/src/utils/unsavedEdits';
import { tolerant, visitTextStorage } from '@site/src/utils/storage';

/** A demo's edited texts by `CodeFile.editKey`. */
export type Edits = Record<string, string>;

/** Where the tab keeps the edits of all demos for the visit, as JSON by the demos' ids. */
export const EDITS_STORAGE_NAME = 'demoEdits';

function isEdits(value: unknown): value is Edits {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** What an earlier document of this visit has kept; what is malformed counts as absent. */
function readStored(): Map<string, Edits> {
  const text = visitTextStorage.read(EDITS_STORAGE_NAME) ?? '{}';
  const stored: unknown = tolerant(() => JSON.parse(text) as unknown);
  return new Map(
    Object.entries(stored ?? {}).filter((entry): entry is [string, Edits] =>
      isEdits(entry[1]),
    ),
  );
}

/** Browsers ask by a text of their own. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** The edits of all demos: they outlast their page, and the document where a storage takes them. */
let all: Map<string, Edits> | undefined;
/** Takes back the note of what can't be kept; undefined while all is kept. */
let release: (() => void) | undefined;

/** @returns whether the browser has them now: storage can be blocked, or full */
function store(edits: Map<string, Edits>): boolean {
  const text = edits.size === 0 ? null : JSON.stringify(Object.fromEntries(edits));
  visitTextStorage.write(EDITS_STORAGE_NAME, text);
  return text === null || visitTextStorage.read(EDITS_STORAGE_NAME) === text;
}

/** Leaving the portal, and a reload for a newer version, would lose what isn't kept. */
function guard(isKept: boolean) {
  if (!isKept && release === undefined) {
    const releaseEdit = holdUnsavedEdit();
    window.addEventListener('beforeunload', askBeforeLeaving);
    release = () => {
      releaseEdit();
      window.removeEventListener('beforeunload', askBeforeLeaving);
    };
  } else if (isKept) {
    release?.();
    release = undefined;
  }
}

/** A demo's edits of this visit; none for a demo that nobody has edited. */
export function readEdits(demoId: string): Edits {
  all ??= readStored();
  return all.get(demoId) ?? {};
}

/**
 * Keeps a demo's edits for the visit: through other pages and reloads of the tab. Where
 * the browser refuses to, they last as long as the document, and it asks before that ends.
 *
 * @param edits an empty object forgets them
 */
export function keepEdits(demoId: string, edits: Edits): void {
  all ??= readStored();
  if (readEdits(demoId) === edits) {
    return;
  }
  if (Object.keys(edits).length > 0) {
    all.set(demoId, edits);
  } else if (!all.delete(demoId)) {
    return;
  }
  guard(store(all));
}
