import {
  getComponentName,
  getFiber,
  getNodes,
  walkFibers,
  type Fiber,
} from './fibers';
import { getPart } from './marks';
import { getChildren, getOwner, type Part } from './parts';

/** The fibers of each part, the outermost where one has several within each other. */
function findFibers(top: Fiber, wanted: ReadonlySet<Part>): Map<Part, Fiber[]> {
  const found = new Map<Part, Fiber[]>();
  const visit = (from: Fiber, within: ReadonlySet<Part>) =>
    walkFibers(from, (fiber) => {
      const part = getPart(fiber.memoizedProps);
      if (fiber === from || !part || within.has(part) || !wanted.has(part)) {
        return true;
      }
      found.set(part, [...(found.get(part) ?? []), fiber]);
      visit(fiber, new Set([...within, part]));
      return false;
    });
  visit(top, new Set());
  return found;
}

/** The outermost elements that a selector finds, of nodes and all within them. */
function select(nodes: Node[], selector: string): Element[] {
  return nodes
    .filter((node) => node instanceof Element || node instanceof Document)
    .flatMap((node) =>
      node instanceof Element && node.matches(selector)
        ? [node]
        : [...node.querySelectorAll(selector)],
    )
    .filter((found) => found.parentElement?.closest(selector) == null);
}

/** The outermost nodes that a component has made below a fiber. */
function findNodesOf(component: string, top: Fiber): Node[] {
  const nodes: Node[] = [];
  walkFibers(top, (fiber) => {
    const isIt = getComponentName(fiber) === component;
    if (isIt) {
      nodes.push(...getNodes(fiber));
    }
    return !isIt;
  });
  return nodes;
}

/**
 * The nodes of the document that a part of the code makes now. What leaves no trace of
 * itself, such as a fragment, has the nodes of what is within it.
 *
 * @param top the outermost of what React shows
 * @param parts all parts of the program
 */
export function findNodes(top: Fiber, parts: readonly Part[], part: Part): Node[] {
  const fibers = findFibers(top, new Set(parts));
  const collect = (current: Part): Node[] => {
    const own = fibers.get(current);
    const { selector, component } = current;
    const owner = getOwner(parts, current);
    if (component !== undefined) {
      const tops = (owner && fibers.get(owner)) ?? [top];
      return tops.flatMap((fiber) => findNodesOf(component, fiber));
    }
    if (selector !== undefined) {
      return select(owner ? collect(owner) : [document], selector);
    }
    return own
      ? own.flatMap(getNodes)
      : getChildren(parts, current).flatMap(collect);
  };
  return collect(part);
}

/** The columns or series that an element of the document may belong to. */
function findData(parts: readonly Part[], node: unknown): Part[] {
  return node instanceof Element
    ? parts.filter(
        ({ selector }) => selector !== undefined && node.matches(selector),
      )
    : [];
}

/**
 * The innermost part of the code that made a node; undefined for one of nobody's. Of the
 * columns or series that it may belong to it is one that is written in the element around
 * it, or in none.
 *
 * @param parts all parts of the program
 */
export function findPartOf(parts: readonly Part[], node: Node): Part | undefined {
  let owner: Node | null = node;
  while (owner && !getFiber(owner)) {
    owner = owner.parentNode;
  }
  let data: Part[] = [];
  const choose = (element: Part | undefined) =>
    data.find((datum) => getOwner(parts, datum) === element) ??
    data.find((datum) => getOwner(parts, datum) === undefined) ??
    element;
  for (let fiber = owner && getFiber(owner); fiber; fiber = fiber.return) {
    const part = getPart(fiber.memoizedProps);
    if (part) {
      return choose(part);
    }
    data = data.length > 0 ? data : findData(parts, fiber.stateNode);
  }
  return choose(undefined);
}
