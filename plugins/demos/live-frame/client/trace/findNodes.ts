import { getFiber, getNodes, walkFibers, type Fiber } from './fibers';
import { getPart } from './marks';
import { getChildren, type Part } from './parts';

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
    return own
      ? own.flatMap(getNodes)
      : getChildren(parts, current).flatMap(collect);
  };
  return collect(part);
}

/** The innermost part of the code that made a node; undefined for one of nobody's. */
export function findPartOf(node: Node): Part | undefined {
  let owner: Node | null = node;
  while (owner && !getFiber(owner)) {
    owner = owner.parentNode;
  }
  for (let fiber = owner && getFiber(owner); fiber; fiber = fiber.return) {
    const part = getPart(fiber.memoizedProps);
    if (part) {
      return part;
    }
  }
  return undefined;
}
