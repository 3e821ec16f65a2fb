import type { Hit } from 'algoliasearch/lite';
import { getProduct, parsePath, type Product } from '@site/src/utils/paths';
import type { ResultKind, SearchResult } from '../../engine/types';
import { toMarks } from './toMarks';
import { HEADING_LEVELS, type DocSearchRecord, type Level } from './types';

const KINDS: readonly ResultKind[] = ['guide', 'api', 'demo', 'migration'];

/** What a highlighted or snipped attribute is like; Algolia's own type allows any nesting. */
interface Highlighted {
  value?: string;
}

/** An address of the portal without its origin; one of another site stays whole. */
function toAddress(url: string, siteUrl: string): string {
  const { origin, pathname, search, hash, href } = new URL(url, siteUrl);
  return origin === new URL(siteUrl).origin ? `${pathname}${search}${hash}` : href;
}

function toProduct(record: DocSearchRecord, address: string): Product | undefined {
  const { canonical } = parsePath(address, [record.language]);
  const product = getProduct(canonical);
  return product === record.product ? product : undefined;
}

/**
 * A record of Algolia's as the dialog shows it. The deepest heading is its title, those
 * above it say where it is.
 *
 * @param siteUrl origin of the portal, which the records' addresses begin with
 */
export function toResult(
  record: Hit<DocSearchRecord>,
  siteUrl: string,
): SearchResult {
  const {
    hierarchy,
    _highlightResult: highlights,
    _snippetResult: snippets,
  } = record;
  const url = toAddress(record.url, siteUrl);
  const levels = HEADING_LEVELS.filter((level) => hierarchy[level]);
  const last = levels.at(-1);
  const marked = highlights?.hierarchy as Partial<Record<Level, Highlighted>>;
  const title = last && (marked?.[last]?.value ?? hierarchy[last]);
  const { text, marks } = toMarks(title ?? url);
  const snippet = (snippets?.content as Highlighted | undefined)?.value;
  return {
    id: record.objectID,
    url,
    kind: KINDS.find((kind) => kind === record.kind) ?? 'guide',
    product: toProduct(record, url),
    title: text,
    titleMarks: marks,
    trail: levels.slice(0, -1).map((level) => hierarchy[level]!),
    ...(snippet && { excerpt: toMarks(snippet) }),
  };
}
