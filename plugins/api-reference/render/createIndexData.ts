import type { ApiIndexData, ApiPageData } from '../pageData';
import type { ApiProduct } from '../types';
import { toPermalink } from '../common/toPermalink';
import { PLANS } from '../common/plans';
import { createHistoryData } from './createHistoryData';
import { markup } from './markup';
import type { ChangesContext } from './renderChanges';
import { renderTable, type Row } from './renderRow';

type Kind = ApiPageData['kind'];

/** The kinds of a product's pages, with how many pages or members each has. */
export function countKinds({
  pages,
  events,
  selectors,
}: ApiProduct): { kind: Kind; count: number }[] {
  const countPages = (kind: Kind) =>
    pages.filter((page) => page.kind === kind).length;
  return [
    { kind: 'component' as const, count: countPages('component') },
    { kind: 'hook' as const, count: countPages('hook') },
    { kind: 'interface' as const, count: countPages('interface') },
    { kind: 'events' as const, count: events.length },
    { kind: 'selectors' as const, count: selectors.length },
  ].filter(({ count }) => count > 0);
}

/** The first sentence of a description, or all of it where no sentence ends. */
function toSummary(description: string): string {
  const [paragraph = ''] = description.split('\n\n');
  const [, sentence] = /^([^]*?[.!?])(?=\s+[A-Z[`])/.exec(paragraph) ?? [];
  return sentence ?? paragraph;
}

/**
 * The data of a product's index: a row per page.
 *
 * @param toUrl gives a route the language's base URL
 */
export function createIndexData(
  product: ApiProduct,
  toUrl: (route: string) => string,
  context: ChangesContext,
): ApiIndexData {
  const { t } = context;
  const kinds = countKinds(product).map(({ kind }) => kind);
  const rows = [
    ...product.pages.map((page): Row => ({
      ...page,
      ...context.history.getEntryMarks(page.kind, page.name),
      href: toUrl(toPermalink(page)),
      facts: markup`${t(`apiKind.${page.kind}`)}`,
      description: toSummary(page.description),
    })),
    ...(['events', 'selectors'] as const)
      .filter((kind) => kinds.includes(kind))
      .map((kind): Row => ({
        name: t(`api.${kind}`),
        kind,
        href: toUrl(toPermalink({ product: product.product, slug: kind })),
        facts: markup`${t(`apiKind.${kind}`)}`,
        description: t(`api.${kind}Intro`),
      })),
  ];
  const plans = new Set(rows.map(({ plan = 'community' }) => plan));
  return {
    product: product.product,
    kinds,
    plans: PLANS.filter((plan) => plans.has(plan)),
    count: rows.length,
    hasDeprecated: rows.some(({ deprecated }) => deprecated !== undefined),
    ...createHistoryData(context),
    markup: renderTable(
      [t('api.name'), t('apiToolbar.kind'), t('api.description')],
      rows,
      context,
    ),
  };
}
