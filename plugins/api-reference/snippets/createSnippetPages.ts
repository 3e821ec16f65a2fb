import { highlight, toJavaScript } from '../../demos';
import { PRODUCT_LABELS } from '../../../src/utils/products';
import { toIndexPermalink } from '../common/permalinks';
import { toSnippetAnchor, toSnippetsRoute } from '../common/typeAddress';
import type { RenderContext } from '../render/createPageContext';
import { Html, markup } from '../render/markup';
import type { TypePage, TypePages } from '../typePages/createTypePages';
import type { ApiProduct } from '../types';
import type { Snippet, Snippets } from './collectSnippets';
import { hasTypes } from './readModule';

interface SnippetPagesRequest {
  products: readonly ApiProduct[];
  /** By the component's name. */
  snippets: ReadonlyMap<string, Snippets>;
  locale: string;
  t: RenderContext['t'];
  /** Gives a route the language's base URL. */
  toUrl: (route: string) => string;
}

function renderCode(code: string, variant: string, language: string): Html {
  return markup`<pre data-variant="${variant}"><code>${new Html(highlight(code.trimEnd(), language))}</code></pre>`;
}

/** The code in both variants; once where it has no types. */
async function renderVariants(code: string, name: string): Promise<Html> {
  if (!hasTypes(code)) {
    return renderCode(code, 'both', 'tsx');
  }
  const javaScript = await toJavaScript(code, `${name}.tsx`);
  return markup`${[
    renderCode(code, 'TS', 'tsx'),
    renderCode(javaScript, 'JS', 'jsx'),
  ]}`;
}

async function renderSection(
  prop: string,
  { code, demo }: Snippet,
  { t, toUrl }: SnippetPagesRequest,
): Promise<string> {
  const source = demo
    ? markup`${t('api.snippetFrom')} <a href="${toUrl(demo.permalink)}">${demo.name}</a>`
    : t('api.snippetGenerated');
  return markup`<section id="${toSnippetAnchor(prop)}"><h2>${t('api.snippetOf', { name: prop })}</h2>${await renderVariants(code, prop)}<p>${source}</p></section>`
    .text;
}

async function createPage(
  product: ApiProduct['product'],
  name: string,
  snippets: Snippets,
  request: SnippetPagesRequest,
): Promise<TypePage> {
  const { locale, t, toUrl } = request;
  return {
    language: locale,
    title: t('api.snippetsOf', { name }),
    product: {
      name: t(PRODUCT_LABELS[product]),
      href: toUrl(toIndexPermalink(product)),
    },
    sections: await Promise.all(
      [...snippets].map(([prop, snippet]) => renderSection(prop, snippet, request)),
    ),
  };
}

/**
 * Creates the documents that hold the snippets of all components, in the pages' language.
 * A reader without script reads them; a page takes from them what it opens.
 */
export async function createSnippetPages(
  request: SnippetPagesRequest,
): Promise<TypePages> {
  const pages: TypePages = new Map();
  for (const { product, pages: entries } of request.products) {
    for (const { kind, name } of entries) {
      const snippets = request.snippets.get(name);
      if (kind === 'component' && snippets) {
        const page = await createPage(product, name, snippets, request);
        pages.set(toSnippetsRoute(product, name), page);
      }
    }
  }
  return pages;
}
