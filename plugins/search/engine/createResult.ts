import { createExcerpts } from './createExcerpts';
import type { EntryType, IndexedEntry, IndexedPage, Previews } from './indexFormat';
import { markText } from './markText';
import type { TermEvidence } from './collectEvidence';
import { getKind } from './rankEntries';
import type { ResultMember, SearchResult } from './types';

/** What a result is made of. */
export interface ResultSource {
  entry: IndexedEntry;
  /** Number of the entry, and of the page that is shown of it. */
  number: number;
  pageNumber: number;
  page: IndexedPage;
  /** Of the page's product; undefined where there are none. */
  previews: Previews | undefined;
  /** The text of the section, where that was found. */
  text: string | undefined;
  /** That of the section below it, which a page's few words may be shown with. */
  following: string | undefined;
  evidence: readonly TermEvidence[];
  /** Makes an address of a canonical path. */
  toUrl: (path: string) => string;
}

const GUIDE_TYPES: ReadonlySet<EntryType> = new Set([
  'page',
  'heading',
  'demo',
  'error',
]);

function createMember({
  entry,
  number,
  pageNumber,
  page,
  previews,
}: ResultSource): ResultMember | undefined {
  if (GUIDE_TYPES.has(entry.type)) {
    return undefined;
  }
  const [variants = [], ofPages = []] = previews?.[number] ?? [];
  return {
    of: page.title,
    kind: entry.type,
    ...variants[ofPages[entry.pages.indexOf(pageNumber)] ?? 0],
  };
}

/** Where a result is, from the outside in; a page is nowhere. */
function createTrail({ anchor, section }: IndexedEntry, { title }: IndexedPage) {
  return anchor === undefined
    ? []
    : [title, ...(section === undefined ? [] : [section])];
}

/** Creates a result as readers see it. */
export function createResult(source: ResultSource): SearchResult {
  const { entry, page, text, following, evidence, toUrl } = source;
  const terms = evidence.map(({ term }) => term);
  const member = createMember(source);
  const { excerpt, passage } = createExcerpts(
    text ?? member?.description ?? '',
    evidence,
    following,
  );
  const place = `${page.route}${entry.anchor === undefined ? '' : `#${entry.anchor}`}`;
  return {
    id: place,
    url: toUrl(place),
    kind: getKind(entry, page),
    ...(page.product && { product: page.product }),
    title: entry.name,
    titleMarks: markText(entry.name, terms),
    trail: createTrail(entry, page),
    ...(excerpt && { excerpt }),
    ...(passage && text !== undefined && { passage }),
    ...(member && { member }),
  };
}
