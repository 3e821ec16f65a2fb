import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type CodeStyling, listDemoHashes } from '../../settings/common';
import { getExplicitId } from '../../translations';

const STYLINGS: readonly CodeStyling[] = ['system', 'tailwind', 'css'];

/** The text of an attribute of an element. */
function readText(element: MdxJsxFlowElement, name: string): string | undefined {
  const attribute = element.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** The anchors of a page: its headings' ids, those of elements, and its demos in any styling. */
export function readAnchors(root: Root): Set<string> {
  const anchors = new Set<string>();
  visit(root, (node) => {
    if (node.type === 'heading') {
      anchors.add(getExplicitId(node as Heading) ?? '');
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const element = node as MdxJsxFlowElement;
      anchors.add(readText(element, 'id') ?? '');
      const name = readText(element, 'src')
        ?.replace(/\.tsx$/, '')
        .replace('./', '');
      if (element.name === 'Demo' && name !== undefined) {
        listDemoHashes(name, [...STYLINGS]).forEach((hash) =>
          anchors.add(hash.slice(1)),
        );
      }
    }
  });
  anchors.delete('');
  return anchors;
}
