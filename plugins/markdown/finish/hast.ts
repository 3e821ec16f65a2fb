import type { Element, ElementContent, Nodes, Properties, Text } from 'hast';

/** A text node. */
export function toText(value: string): Text {
  return { type: 'text', value };
}

/** An element; texts among the children become text nodes. */
export function toElement(
  tagName: string,
  children: readonly (ElementContent | string)[],
  properties: Properties = {},
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) =>
      typeof child === 'string' ? toText(child) : child,
    ),
  };
}

/** Whether a node is an element, one of the given names where some are given. */
export function isElement(
  node: Nodes | undefined,
  ...tagNames: string[]
): node is Element {
  return (
    node?.type === 'element' &&
    (tagNames.length === 0 || tagNames.includes(node.tagName))
  );
}

/** Whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
}

/** The text of a node and all below it, as it is written. */
export function getText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(getText).join('') : '';
}

/** Calls a function with each element below a node, in document order. */
function walk(root: Nodes, visit: (element: Element) => void): void {
  if ('children' in root) {
    for (const child of root.children) {
      if (child.type === 'element') {
        visit(child);
        walk(child, visit);
      }
    }
  }
}

/**
 * The elements below a node that a test accepts, in document order. (The walkers of unist,
 * which know the way to each node, took a fifth of all pages' time.)
 */
export function findElements(
  root: Nodes,
  test: (element: Element) => boolean,
): Element[] {
  const found: Element[] = [];
  walk(root, (element) => {
    if (test(element)) {
      found.push(element);
    }
  });
  return found;
}

/** The child elements of an element. */
export function getElements({ children }: Element): Element[] {
  return children.filter((child) => isElement(child));
}

/**
 * Replaces the elements below a node that a test accepts.
 *
 * @param replace gives what stands in the element's place, perhaps nothing; replacements are
 *   not looked into
 */
export function replaceElements(
  root: Element,
  test: (element: Element) => boolean,
  replace: (element: Element) => ElementContent[],
): void {
  root.children = root.children.flatMap((child) => {
    if (child.type !== 'element') {
      return [child];
    }
    if (test(child)) {
      return replace(child);
    }
    replaceElements(child, test, replace);
    return [child];
  });
}

/** Where a block of code keeps its language and its file on the way to Markdown. */
export interface CodeFacts {
  /** The name of the fence. */
  language: string;
  /** The file's name, or what else stands above the code. */
  title?: string;
}

/** A block of code as {@link toMarkdown} reads it. */
export function toCodeElement(
  code: string,
  { language, title }: CodeFacts,
): Element {
  return toElement('pre', [toElement('code', [code])], {
    dataLanguage: language,
    dataTitle: title,
  });
}
