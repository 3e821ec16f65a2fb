import type { ApiPageData, MemberSection } from '../pageData';
import type { ApiProduct } from '../types';
import type { RenderContext } from './context';
import { createHistoryData } from './createHistoryData';
import { createSection } from './createSection';
import { markup } from './markup';
import { pickTypes } from './pickTypes';
import type { ChangesContext } from './renderChanges';
import { renderTypes } from './renderTypes';
import { toEventRow, toSelectorRow } from './toRows';

/** A list of names that have no page each. */
export type CatalogueKind = 'events' | 'selectors';

function createCatalogue(
  kind: CatalogueKind,
  { events, selectors }: ApiProduct,
  context: RenderContext,
): MemberSection {
  const { t } = context;
  const [name, description] = [t('api.name'), t('api.description')];
  return kind === 'events'
    ? createSection(
        { kind },
        [name, t('api.listener'), description],
        events.map((event) => toEventRow(event, context)),
        context,
      )
    : createSection(
        { kind },
        [name, t('api.type'), description],
        selectors.map((selector) => toSelectorRow(selector, context)),
        context,
      );
}

/** The declarations that a catalogue's entries mention. */
function pickMentioned(
  kind: CatalogueKind,
  { events, selectors, types = {} }: ApiProduct,
): Record<string, string> {
  const texts =
    kind === 'events'
      ? events.map(({ params, event }) => `${params} ${event}`)
      : selectors.map(({ returns, args }) =>
          [returns, ...args.map(({ type }) => type)].join(' '),
        );
  return pickTypes(texts, types);
}

/** The data of a product's page of events or of selectors. */
export function createCatalogueData(
  kind: CatalogueKind,
  product: ApiProduct,
  context: ChangesContext,
): ApiPageData {
  const types = pickMentioned(kind, product);
  return {
    kind,
    product: product.product,
    name: context.t(`api.${kind}`),
    plan: 'community',
    description: markup`${context.t(`api.${kind}Intro`)}`.text,
    untranslatedCount: product[kind].filter(({ untranslated }) => untranslated)
      .length,
    imports: [],
    extends: [],
    upstream: [],
    uses: { pages: [], demos: [] },
    sections: [createCatalogue(kind, product, context)],
    ...createHistoryData(context),
    ...(Object.keys(types).length > 0 && {
      types: { markup: renderTypes(types, context) },
    }),
  };
}
