import { toPermalink } from '../common/permalinks';
import { listDocuments, listMembers } from '../members';
import type { ApiIndexData, ApiOverviewEntry } from '../pageData';
import type { ApiDocument, ApiProduct } from '../types';
import type { RenderContext } from './createPageContext';
import { listFilters } from './createSections';
import { markup } from './markup';
import { createHistoryData } from './renderChanges';
import { renderTable, type Row } from './renderRow';

/** The kinds of a product's pages, with how many pages or members each has. */
export function countKinds(product: ApiProduct): ApiOverviewEntry['counts'] {
  const counts = new Map<ApiDocument['kind'], number>();
  for (const document of listDocuments(product)) {
    const count = 'name' in document ? 1 : listMembers(document).length;
    counts.set(document.kind, (counts.get(document.kind) ?? 0) + count);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** The first sentence of a description, or all of it where no sentence ends. */
function toSummary(description: string): string {
  const [paragraph = ''] = description.split('\n\n');
  const [, sentence] = /^([^]*?[.!?])(?=\s+[A-Z[`])/.exec(paragraph) ?? [];
  return sentence ?? paragraph;
}

/** What a row says of a page; a catalogue is called and described by labels. */
function describeDocument(document: ApiDocument, { t, history }: RenderContext) {
  if (document.kind === 'events' || document.kind === 'selectors') {
    const { kind } = document;
    return { name: t(`api.${kind}`), description: t(`api.${kind}Intro`) };
  }
  const { kind, name, plan, description, deprecated, untranslated } = document;
  return {
    ...history.getEntryMarks(kind, name),
    name,
    plan,
    deprecated,
    untranslated,
    description: toSummary(description),
  };
}

/**
 * The data of a product's index: a row per page.
 *
 * @param toUrl gives a route the language's base URL
 */
export function createIndexData(
  product: ApiProduct,
  toUrl: (route: string) => string,
  context: RenderContext,
): ApiIndexData {
  const rows = listDocuments(product).map((document): Row => ({
    ...describeDocument(document, context),
    kind: document.kind,
    href: toUrl(toPermalink(document)),
    facts: markup`${context.t(`apiKind.${document.kind}`)}`,
  }));
  return {
    product: product.product,
    kinds: countKinds(product).map(({ kind }) => kind),
    count: rows.length,
    ...listFilters(rows),
    ...createHistoryData(context),
    markup: renderTable(
      ['api.name', 'apiToolbar.kind', 'api.description'],
      rows,
      context,
    ),
  };
}
