import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Paragraph, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Block, BlockKind } from './types';

const HEADING_ID = /^\/\*\s*#(?<id>\S+)\s*\*\/$/;

/** Where a block stands. */
interface Place {
  topStart: number;
  /** Kind of the paragraphs there. */
  paragraph: BlockKind;
}

/** The explicit id at the end of a heading, such as `{/* #slices *\/}`. */
export function getExplicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? HEADING_ID.exec(last.value.trim())?.groups!.id
    : undefined;
}

function getStart(node: Nodes): number {
  return node.position!.start.offset!;
}

function getEnd(node: Nodes): number {
  return node.position!.end.offset!;
}

/** The span of a heading's text, without its id. */
function getHeadingSpan(heading: Heading): [start: number, end: number] {
  const children =
    getExplicitId(heading) === undefined
      ? heading.children
      : heading.children.slice(0, -1);
  const [first, last] = [children[0] ?? heading, children.at(-1) ?? heading];
  return [getStart(first), getEnd(last)];
}

function isDirectiveLabel(paragraph: Paragraph): boolean {
  return (
    (paragraph.data as { directiveLabel?: boolean } | undefined)?.directiveLabel ===
    true
  );
}

/**
 * The blocks of a page's text, in its order. What lies between them, such as list marks,
 * heading marks and ids, is the same in all languages.
 *
 * @param source the file's text, to which the tree's offsets belong
 */
export function toBlocks(root: Root, source: string): Block[] {
  const slugs = createSlugger();

  function toBlock(
    kind: BlockKind,
    node: Nodes,
    { topStart }: Place,
    [start, end] = [getStart(node), getEnd(node)],
  ): Block {
    const raw = source.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    const trimmed = raw.trim();
    return {
      kind,
      text: kind === 'code' ? trimmed : trimmed.replace(/\s+/g, ' '),
      start: start + lead,
      end: start + lead + trimmed.length,
      line: node.position!.start.line,
      topStart,
      node,
    };
  }

  function visitAll(nodes: readonly RootContent[], place: Place): Block[] {
    return nodes.flatMap((node) => visit(node, place));
  }

  function visit(node: RootContent, place: Place): Block[] {
    switch (node.type) {
      case 'heading': {
        const key = getExplicitId(node) ?? slugs.slug(toString(node));
        return [{ ...toBlock('heading', node, place, getHeadingSpan(node)), key }];
      }
      case 'paragraph':
        return isDirectiveLabel(node)
          ? [
              toBlock('admonition', node, place, [
                getStart(node) + 1,
                getEnd(node) - 1,
              ]),
            ]
          : [toBlock(place.paragraph, node, place)];
      case 'listItem': {
        const [first, ...rest] = node.children;
        return [
          ...(first ? visit(first, { ...place, paragraph: 'item' }) : []),
          ...visitAll(rest, { ...place, paragraph: 'paragraph' }),
        ];
      }
      case 'table': {
        const [head, ...rows] = node.children.map((row) =>
          toBlock('row', row, place),
        );
        // The line below the head is as wide as its words: it goes with them.
        const end = rows[0] ? source.lastIndexOf('\n', rows[0].start) : getEnd(node);
        return head ? [{ ...head, end }, ...rows] : [];
      }
      case 'code':
        return [toBlock('code', node, place)];
      case 'mdxjsEsm':
        return [toBlock('module', node, place)];
      case 'mdxJsxFlowElement': {
        const [first] = node.children;
        const end = first ? getStart(first) : getEnd(node);
        return [
          toBlock('element', node, place, [getStart(node), end]),
          ...visitAll(node.children, place),
        ];
      }
      case 'list':
      case 'blockquote':
      case 'containerDirective':
        return visitAll(node.children, place);
      default:
        return [];
    }
  }

  return root.children.flatMap((node) =>
    visit(node, { topStart: getStart(node), paragraph: 'paragraph' }),
  );
}
