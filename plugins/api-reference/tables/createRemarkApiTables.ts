import fs from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { translate } from '../../../src/node/dictionary';
import { DEFAULT_LANGUAGE } from '../../../src/utils/paths';
import { getSourcePage } from '../../pages';
import { loadApi } from '../cache';
import { createPermalinks, toPermalink } from '../common/permalinks';
import { loadHistory } from '../history/loadHistory';
import type { ProductHistory } from '../common/history/types';
import { createPageHistory } from '../render/createPageHistory';
import { getEntryName } from '../members';
import { translateApi } from '../translations/applyTranslations';
import type { ApiProduct } from '../types';
import { createTable } from './createTable';
import { findTableMembers } from './findTableMembers';
import {
  isTableElement,
  readTableRequest,
  type TableElement,
} from './readTableRequest';

/** Where pages and translations live. */
export interface TableRoots {
  siteDir: string;
  docsDir: string;
}

/** What a description's names and links lead to. */
function createLinks(products: readonly ApiProduct[], roots: TableRoots) {
  const permalinks = createPermalinks(products);
  const docs = path.join(roots.siteDir, roots.docsDir);
  return {
    findType: (name: string) =>
      Object.hasOwn(permalinks, name) ? permalinks[name] : undefined,
    findUpstreamPage(pathname: string) {
      const route = pathname.replace(/\/$/, '');
      const file = path.join(docs, route.replace(/^\/x/, ''), 'index.mdx');
      return fs.existsSync(file) ? route : undefined;
    },
  };
}

/**
 * Creates the remark plugin that makes a table of each `<ApiEvents product="…" />`,
 * `<ApiSelectors product="…" />` and `<ApiMembers of="…" names={[…]} />`. The reference is
 * loaded for pages that have one, at build time: no browser does.
 *
 * The plugin stops the build, with the page and the line, at what the reference does not
 * have.
 */
export function createRemarkApiTables(roots: TableRoots) {
  /** The reference in each language; of each what is asked for is kept. */
  const loaded = new Map<string, Promise<ApiProduct[]>>();
  let histories: ProductHistory[] | undefined;

  function loadProducts(language: string): Promise<ApiProduct[]> {
    const products =
      loaded.get(language) ??
      loadApi(roots).then((models) =>
        translateApi(models, { siteDir: roots.siteDir, locale: language }),
      );
    loaded.set(language, products);
    return products;
  }

  async function renderTable(
    { name, attributes }: MdxJsxFlowElement & { name: TableElement },
    language: string,
  ): Promise<RootContent> {
    const request = readTableRequest(name, attributes);
    const products = await loadProducts(language);
    const { product, document, members } = findTableMembers(request, products);
    histories ??= loadHistory(roots);
    const history = histories.find((one) => one.product === product.product)!;
    const installed = product.pages[0]!.source.version;
    const { kind } = document;
    return createTable(members, {
      ...createLinks(products, roots),
      t: (key, values) => translate(language, key, values),
      permalink: toPermalink(document),
      getMarks: createPageHistory(
        { history, installed },
        { kind, name: getEntryName(document) },
      ).getMarks,
    });
  }

  return () => async (tree: Root, file: VFile) => {
    const language = getSourcePage(file.path, roots)?.locale ?? DEFAULT_LANGUAGE;
    const found: { element: MdxJsxFlowElement; parent: Root; index: number }[] = [];
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const element = node as MdxJsxFlowElement;
      if (isTableElement(element.name) && parent !== undefined) {
        found.push({ element, parent: parent as Root, index: index! });
      }
    });
    for (const { element, parent, index } of found) {
      try {
        parent.children[index] = await renderTable(
          element as MdxJsxFlowElement & { name: TableElement },
          language,
        );
      } catch (error) {
        const message = (error as Error).message;
        file.fail(
          message.startsWith('<') ? message : `<${element.name} /> ${message}`,
          element,
          'api-tables',
        );
      }
    }
  };
}
