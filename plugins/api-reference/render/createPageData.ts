import type { ApiPageData } from '../pageData';
import type { ApiHook, ApiPage } from '../types';
import type { ApiUses } from '../uses/types';
import type { RenderContext } from './context';
import { countUntranslated } from './countUntranslated';
import { createSections } from './createSections';
import { markup } from './markup';
import { renderEnglish } from './languages';
import { createHistoryData } from './createHistoryData';
import type { ChangesContext } from './renderChanges';
import { linkTypes } from './linkTypes';
import { renderHookSignature } from './renderHookSignature';
import { renderMarkdown } from './renderMarkdown';
import { renderThemeSnippet } from './renderThemeSnippet';
import { renderTypes } from './renderTypes';
import { toInheritanceLink } from './toInheritanceLink';
import { toSourceUrl } from './toSourceUrl';

/** What a page is made in. */
export type PageContext = ChangesContext;

function renderReturns(
  { returns }: ApiHook['signature'],
  context: RenderContext,
): string | undefined {
  if (returns === undefined) {
    return undefined;
  }
  const { type, description, untranslated } = returns;
  const code = type !== '' && markup`<code>${linkTypes(type, context)}</code> `;
  const text = renderEnglish(renderMarkdown(description, context), untranslated);
  return markup`${code}${text}`.text.trim();
}

/** What only some kinds of pages say. */
function createExtras(page: ApiPage, context: PageContext): Partial<ApiPageData> {
  switch (page.kind) {
    case 'component':
      return {
        upstream: page.demos,
        ...(page.inheritance && {
          inheritance: toInheritanceLink(page.inheritance, context.findPage),
        }),
        ...(page.muiName !== null && {
          theme: {
            name: page.muiName,
            snippet: renderThemeSnippet(page.muiName, page),
          },
        }),
      };
    case 'hook':
      return {
        signature: renderHookSignature(page),
        returns: renderReturns(page.signature, context),
      };
    case 'interface':
      return {
        extends: page.extends.map((name) => ({
          name,
          href: context.findPage(name),
        })),
      };
  }
}

/**
 * A page's data, its members rendered.
 *
 * @param uses where the portal shows the name; undefined where it doesn't yet
 */
export function createPageData(
  page: ApiPage,
  uses: ApiUses | undefined,
  context: PageContext,
): ApiPageData {
  const { kind, product, name, plan, deprecated, untranslated } = page;
  const { package: source, version } = page.source;
  return {
    kind,
    product,
    name,
    plan,
    description: renderMarkdown(page.description, context).text,
    ...(deprecated !== undefined && {
      deprecated: deprecated === true || renderMarkdown(deprecated, context).text,
    }),
    ...(untranslated && { untranslated }),
    untranslatedCount: countUntranslated(page),
    imports: page.imports.map(({ statement }) => statement),
    source: { package: source, version, href: toSourceUrl(page.source) },
    extends: [],
    upstream: [],
    uses: uses ?? { pages: [], demos: [] },
    ...createExtras(page, context),
    sections: createSections(page, context),
    ...createHistoryData(context),
    ...(Object.keys(page.types).length > 0 && {
      types: { markup: renderTypes(page.types, context) },
    }),
  };
}
