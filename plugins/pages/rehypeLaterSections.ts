import type { ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** The section of a page, counted from 1, with which the later ones begin. */
const FIRST_LATER_SECTION = 2;

function isSection(node: RootContent): boolean {
  return node.type === 'element' && node.tagName === 'h2';
}

/** What a module imports and exports, which has to stay outside elements. */
function isModuleCode(node: RootContent): boolean {
  return node.type === 'mdxjsEsm';
}

/**
 * Rehype plugin that puts everything from a page's second section on into
 * `<LaterSections>`, so that after a click the start of the page is painted before the rest
 * of it is rendered. The markup is the same with it and without.
 */
export function rehypeLaterSections() {
  return (tree: Root) => {
    const starts = tree.children.flatMap((node, index) =>
      isSection(node) ? [index] : [],
    );
    const start = starts[FIRST_LATER_SECTION - 1];
    if (start === undefined) {
      return;
    }
    const rest = tree.children.slice(start);
    const later: MdxJsxFlowElementHast = {
      type: 'mdxJsxFlowElement',
      name: 'LaterSections',
      attributes: [],
      children: rest.filter((node) => !isModuleCode(node)) as ElementContent[],
    };
    tree.children = [
      ...tree.children.slice(0, start),
      later,
      ...rest.filter(isModuleCode),
    ];
  };
}
