import {
  IMPACT_STEPS,
  type IndexedEntry,
  type IndexedPage,
  type PageTexts,
  type PlaceIndex,
  type Postings,
  type Preview,
  type Previews,
} from '../engine/indexFormat';
import type { Product } from '../../../src/utils/paths';
import { encodeTerms } from '../engine/frontCoding';
import { countFields, toFieldTexts } from './countFields';
import { dropBackticks } from './dropBackticks';
import {
  createPostings,
  type PostingList,
  type TermPostings,
} from './createPostings';
import { getFame, isWellKnown } from './wellKnown';
import type { SearchPlace } from './types';

/** What is written for a language. */
export interface IndexFiles {
  places: PlaceIndex;
  postings: Postings[];
  /** By the number of the page. */
  texts: Map<number, PageTexts>;
  previews: Partial<Record<Product, Previews>>;
}

/** About how many postings a file has: some 15 kB compressed. */
const FILE_SIZE = 7000;

/** Places that are one result: members of one name and type, of whatever component. */
function groupPlaces(places: readonly SearchPlace[]): SearchPlace[][] {
  const groups = new Map<string, SearchPlace[]>();
  for (const place of places) {
    const { type, name, page, anchor } = place;
    const isMember = page.kind === 'api' && anchor !== undefined;
    const key = isMember
      ? `${page.product} ${type} ${name}`
      : `${page.route}#${anchor ?? ''}${type === 'oldName' ? `:${name}` : ''}`;
    const group = groups.get(key);
    if (group) {
      group.push(place);
    } else {
      groups.set(key, [place]);
    }
  }
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => getFame(a.page.title) - getFame(b.page.title)),
  );
}

function createPreviews(group: readonly SearchPlace[]): Previews[string] {
  const texts = group.map(({ preview }) => JSON.stringify(preview ?? {}));
  const variants = [...new Set(texts)];
  return [
    variants.map((text) => JSON.parse(text) as Preview),
    texts.map((text) => variants.indexOf(text)),
  ];
}

function collectPreviews(groups: readonly SearchPlace[][]): IndexFiles['previews'] {
  const previews: IndexFiles['previews'] = {};
  groups.forEach((group, number) => {
    const { product } = group[0]!.page;
    if (product !== undefined && group[0]!.preview !== undefined) {
      (previews[product] ??= {})[number] = createPreviews(group);
    }
  });
  return previews;
}

function createEntry(
  group: readonly SearchPlace[],
  numberOf: (page: IndexedPage) => number,
): IndexedEntry {
  const [{ type, name, anchor, section, text }] = group as [SearchPlace];
  return {
    type,
    name,
    pages: group.map((place) => numberOf(place.page)),
    ...(anchor !== undefined && { anchor }),
    ...(section !== undefined && { section }),
    ...(text && { hasText: true as const }),
    ...(group.every(({ preview }) => preview?.deprecated) && {
      isDeprecated: true as const,
    }),
  };
}

function encode(list: PostingList): number[] {
  let before = 0;
  return list.map(([entry, impact]) => {
    const number = (entry - before) * (IMPACT_STEPS + 1) + impact;
    before = entry;
    return number;
  });
}

/** Cuts the postings into files of about one size, a term's in one. */
function cutPostings(postings: TermPostings): {
  terms: string[];
  firstTerms: number[];
  files: Postings[];
} {
  const terms = [...postings.keys()].sort();
  const firstTerms: number[] = [];
  const files: Postings[] = [];
  let size = Infinity;
  terms.forEach((term, number) => {
    const list = postings.get(term)!;
    if (size + list.length > FILE_SIZE) {
      files.push([]);
      firstTerms.push(number);
      size = 0;
    }
    files.at(-1)!.push(encode(list));
    size += list.length;
  });
  return { terms, firstTerms, files };
}

function collectTexts(
  groups: readonly SearchPlace[][],
  entries: readonly IndexedEntry[],
): IndexFiles['texts'] {
  const texts: IndexFiles['texts'] = new Map();
  groups.forEach(([place], number) => {
    if (place!.text) {
      const page = entries[number]!.pages[0]!;
      const text = dropBackticks(place!.text);
      texts.set(page, { ...texts.get(page), [number]: text });
    }
  });
  return texts;
}

/** Creates all files of a language's index. */
export function createPlaceIndex(places: readonly SearchPlace[]): IndexFiles {
  const pagesByRoute = new Map<string, IndexedPage>();
  for (const { page } of places) {
    if (!pagesByRoute.has(page.route)) {
      pagesByRoute.set(page.route, page);
    }
  }
  const pages = [...pagesByRoute.values()];
  const numbers = new Map(pages.map(({ route }, number) => [route, number]));
  const groups = groupPlaces(places);
  const entries = groups.map((group) =>
    createEntry(group, ({ route }) => numbers.get(route)!),
  );
  const postings = createPostings(
    groups.map(([place]) => countFields(toFieldTexts(place!))),
  );
  const { terms, firstTerms, files } = cutPostings(postings);
  return {
    places: {
      pages: pages.map((page) =>
        isWellKnown(page) ? { ...page, isWellKnown: true } : page,
      ),
      entries,
      terms: encodeTerms(terms),
      firstTerms,
    },
    postings: files,
    texts: collectTexts(groups, entries),
    previews: collectPreviews(groups),
  };
}
