/**
 * React's record of a rendered element, as far as it is read here. It belongs to nobody but
 * React, which may change it in any version: `tests/upgrades` holds it.
 */
export interface Fiber {
  tag: number;
  /** The component, or what `memo` and `forwardRef` have made of one. */
  type: unknown;
  /** The element's own props, as they were created. */
  memoizedProps: unknown;
  /** Of an element of the document, that element; of a text, its node. */
  stateNode: unknown;
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Elements of the document and texts, by the numbers that React gives the kinds of fibers. */
const HOST_TAGS = [5, 6, 26, 27];

function readInternal(node: Node, prefix: string): unknown {
  const key = Object.keys(node).find((name) => name.startsWith(prefix));
  return key && (node as unknown as Record<string, unknown>)[key];
}

/** What React has rendered around a node; undefined where it isn't React's. */
export function getFiber(node: Node): Fiber | undefined {
  return readInternal(node, '__reactFiber$') as Fiber | undefined;
}

/** The outermost of what React shows in a container. */
export function getRootFiber(container: Node): Fiber | undefined {
  const root = readInternal(container, '__reactContainer$') as
    { stateNode: { current: Fiber } } | undefined;
  return root?.stateNode.current;
}

/**
 * Visits a fiber and all below it, portals included.
 *
 * @param visit returns whether to go on below a fiber
 */
export function walkFibers(top: Fiber, visit: (fiber: Fiber) => boolean): void {
  const waiting = [top];
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    if (fiber !== top && fiber.sibling) {
      waiting.push(fiber.sibling);
    }
    if (visit(fiber) && fiber.child) {
      waiting.push(fiber.child);
    }
  }
}

/** The name of a component as its code has it; the packages' own names are not readable. */
export function getComponentName({ type }: Fiber): string | undefined {
  const { name, render } = Object(type) as {
    name?: string;
    render?: { name: string };
  };
  return render?.name ?? name;
}

/** The outermost nodes of the document that a fiber has made. */
export function getNodes(top: Fiber): Node[] {
  const nodes: Node[] = [];
  walkFibers(top, ({ tag, stateNode }) => {
    const isHost = HOST_TAGS.includes(tag);
    if (isHost) {
      nodes.push(stateNode as Node);
    }
    return !isHost;
  });
  return nodes;
}
