import type { Element } from 'hast';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { getText, findElements } from './hast';
import { dropChrome } from './rewrites/dropChrome';
import { flattenCells } from './rewrites/flattenCells';
import { rewriteAdmonitions } from './rewrites/rewriteAdmonitions';
import { rewriteBadges } from './rewrites/rewriteBadges';
import { rewriteCodeBlocks } from './rewrites/rewriteCodeBlocks';
import { rewriteDateLibraries } from './rewrites/rewriteDateLibraries';
import { rewriteDemos } from './rewrites/rewriteDemos';
import { rewriteMembers } from './rewrites/rewriteMembers';
import { rewriteTabs } from './rewrites/rewriteTabs';
import { rewriteTerms } from './rewrites/rewriteTerms';
import { separateInlines } from './rewrites/separateInlines';
import { type MarkdownContext, type Rewrite } from './types';

/** Links and images get absolute addresses: the text is read far from its page. */
const rewriteAddresses: Rewrite = (content, { siteUrl, route }) => {
  for (const { properties } of findElements(content, () => true)) {
    for (const name of ['href', 'src'] as const) {
      const address = properties[name];
      if (typeof address === 'string') {
        properties[name] = new URL(address, `${siteUrl}${route}`).href;
      }
    }
  }
};

/** React leaves comments between texts; in Markdown they would be HTML. */
const dropComments: Rewrite = (content) => {
  for (const element of [content, ...findElements(content, () => true)]) {
    element.children = element.children.filter(({ type }) => type !== 'comment');
  }
};

/** In this order: what reads a page's own markup comes before what changes all of it. */
const REWRITES: readonly Rewrite[] = [
  dropComments,
  rewriteDemos,
  rewriteTabs,
  rewriteCodeBlocks,
  dropChrome,
  rewriteDateLibraries,
  rewriteAdmonitions,
  rewriteMembers,
  rewriteBadges,
  rewriteTerms,
  separateInlines,
  flattenCells,
  rewriteAddresses,
];

const handlers: Options['handlers'] = {
  pre(state, node: Element) {
    const { dataLanguage, dataTitle } = node.properties;
    const code = {
      type: 'code' as const,
      lang: dataLanguage === undefined ? null : String(dataLanguage),
      meta: dataTitle === undefined ? null : `title="${String(dataTitle)}"`,
      value: getText(node).replace(/\n$/, ''),
    };
    state.patch(node, code);
    return code;
  },
};

const processor = unified()
  .use(rehypeRemark, { handlers })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    resourceLink: true,
  });

/**
 * Writes the text of a page as Markdown: what a reader sees, with code whole and addresses
 * absolute, without what a page is used with.
 *
 * @param content the part of the page that is its text; it is changed
 */
export function toMarkdown(content: Element, context: MarkdownContext): string {
  REWRITES.forEach((rewrite) => rewrite(content, context));
  const tree = processor.runSync({ type: 'root', children: [content] });
  return processor.stringify(tree);
}
