import MiniSearch from 'minisearch';
import type {
  IndexedEntry,
  IndexedPage,
  NameIndex,
  Preview,
  Previews,
} from '../engine/indexFormat';
import { NAME_INDEX_OPTIONS, type NameDocument } from '../engine/nameIndexOptions';
import type { Product } from '../../../src/utils/paths';
import type { SearchPlace } from './types';

/**
 * What most readers use. A member that several components have is shown as one of these,
 * the first that has it.
 */
const WELL_KNOWN = [
  'DataGrid',
  'DataGridPro',
  'GridColDef',
  'GridApi',
  'DatePicker',
  'TimePicker',
  'BarChart',
  'LineChart',
  'PieChart',
  'RichTreeView',
  'SimpleTreeView',
  'TreeItem',
];

/** What is written of the names of a language. */
export interface NameFiles {
  names: NameIndex;
  previews: Partial<Record<Product, Previews>>;
}

function getFame({ page }: SearchPlace): number {
  const at = WELL_KNOWN.indexOf(page.title);
  return at < 0 ? WELL_KNOWN.length : at;
}

function markWellKnown(page: IndexedPage): IndexedPage {
  return page.kind === 'api' && WELL_KNOWN.includes(page.title)
    ? { ...page, isWellKnown: true }
    : page;
}

/** Places that are one result: members of one name and type, of whatever component. */
function groupPlaces(places: readonly SearchPlace[]): SearchPlace[][] {
  const groups = new Map<string, SearchPlace[]>();
  for (const place of places) {
    const { type, name, page, anchor } = place;
    const isMember = page.kind === 'api' && anchor !== undefined;
    const key = isMember
      ? `${page.product} ${type} ${name}`
      : `${page.route}#${anchor ?? ''}`;
    const group = groups.get(key);
    if (group) {
      group.push(place);
    } else {
      groups.set(key, [place]);
    }
  }
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => getFame(a) - getFame(b)),
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

function createEntry(
  group: readonly SearchPlace[],
  numberOf: (page: IndexedPage) => number,
  textOf: ReadonlyMap<string, string>,
): IndexedEntry {
  const [{ type, name, page, anchor, section }] = group as [SearchPlace];
  const text = textOf.get(toAddress(page, anchor));
  return {
    type,
    name,
    pages: group.map((place) => numberOf(place.page)),
    ...(anchor !== undefined && { anchor }),
    ...(section !== undefined && { section }),
    ...(text !== undefined && { text }),
    ...(group.every(({ preview }) => preview?.deprecated) && {
      isDeprecated: true as const,
    }),
  };
}

/** The address of a place in the full text. */
export function toAddress({ route }: IndexedPage, anchor?: string): string {
  return anchor === undefined ? route : `${route}#${anchor}`;
}

/**
 * Creates the index of names, and what is known of members.
 *
 * @param textOf names of texts in the full text, by address
 */
export function createNameIndex(
  places: readonly SearchPlace[],
  textOf: ReadonlyMap<string, string>,
): NameFiles {
  const pages = [...new Map(places.map(({ page }) => [page.route, page])).values()];
  const numbers = new Map(pages.map(({ route }, number) => [route, number]));
  const groups = groupPlaces(places);
  const entries = groups.map((group) =>
    createEntry(group, ({ route }) => numbers.get(route)!, textOf),
  );
  const index = new MiniSearch<NameDocument>(NAME_INDEX_OPTIONS);
  index.addAll(
    groups.map(([place], id) => ({
      id,
      name: place!.name,
      text: place!.preview?.description ?? place!.section ?? '',
    })),
  );
  const previews: NameFiles['previews'] = {};
  groups.forEach((group, number) => {
    const { product } = group[0]!.page;
    if (product !== undefined && group[0]!.preview !== undefined) {
      (previews[product] ??= {})[number] = createPreviews(group);
    }
  });
  return {
    names: { pages: pages.map(markWellKnown), entries, index: index.toJSON() },
    previews,
  };
}
