import type { Nodes, Paragraph, Parents, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parsePage, type Block } from '../../plugins/translations';
import { createParagraph } from './createParagraph';
import type { Prose } from './types';

/** Elements whose text is no prose: keys, and code that is written as an element. */
const CODE_ELEMENTS: readonly (string | null)[] = ['kbd', 'code', 'pre', 'var'];

/** Whether a link shows its address instead of words. */
function isBareLink(node: Nodes): boolean {
  const [first] = 'children' in node ? node.children : [];
  return (
    node.type === 'link' && first?.type === 'text' && node.url.endsWith(first.value)
  );
}

function isCode(node: Nodes): boolean {
  return (
    ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      CODE_ELEMENTS.includes(node.name)) ||
    isBareLink(node)
  );
}

/** Keeps words, and what holds them; table cells become paragraphs, which the linter reads. */
function pickProse(node: Nodes): Nodes[] {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return [node];
  }
  // In a sentence it has the place of a word, as inline code has.
  if (isCode(node)) {
    return node.position
      ? [{ type: 'inlineCode', value: '', position: node.position }]
      : [];
  }
  if (!('children' in node)) {
    return [];
  }
  const children = node.children.flatMap(pickProse);
  const kept = { ...node, children } as Parents;
  switch (node.type) {
    case 'table':
    case 'tableRow':
      return children;
    case 'tableCell':
      return [{ ...kept, type: 'paragraph' } as Paragraph];
    default:
      return [kept];
  }
}

function toFieldParagraph({ start, end }: Block, source: string): Paragraph {
  return createParagraph(source, start, end);
}

function toRoot(tree: Root, fields: readonly Paragraph[] = []): Root {
  const [root] = pickProse(tree) as [Root];
  return { ...root, children: [...fields, ...root.children] };
}

/**
 * Reads the texts of a page: headings, paragraphs, lists, tables, notes, and the fields of
 * the front matter that are texts.
 *
 * @throws what `parsePage` throws
 */
export function readPageProse(text: string, file: string): Prose {
  const { source, root, blocks } = parsePage(text, file);
  const fields = blocks
    .filter(({ kind }) => kind === 'field')
    .map((block) => toFieldParagraph(block, source));
  return { file, source, root: toRoot(root, fields) };
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Reads the texts of a plain Markdown file. */
export function readMarkdownProse(text: string, file: string): Prose {
  const source = text.replace(/\r\n/g, '\n');
  return { file, source, root: toRoot(parser.parse(source)) };
}
