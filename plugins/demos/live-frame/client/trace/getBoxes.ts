/** So many boxes show a part of a thousand cells as well as all of them would. */
const MAX_BOXES = 200;

function hasSize({ width, height }: DOMRect): boolean {
  return width > 0 || height > 0;
}

/** The box of a node, or those of what is in it where it has none of its own. */
function getOwnBoxes(node: Node): DOMRect[] {
  if (!(node instanceof Element)) {
    const range = document.createRange();
    range.selectNode(node);
    return [range.getBoundingClientRect()].filter(hasSize);
  }
  const box = node.getBoundingClientRect();
  return hasSize(box) ? [box] : [...node.childNodes].flatMap(getOwnBoxes);
}

function intersect(a: DOMRect, b: DOMRect): DOMRect {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  return new DOMRect(
    left,
    top,
    Math.min(a.right, b.right) - left,
    Math.min(a.bottom, b.bottom) - top,
  );
}

/** What can be seen of a box: less than nothing of what is scrolled away. */
function clip(box: DOMRect, node: Node): DOMRect {
  let seen = box;
  for (
    let parent = node.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    const { overflowX, overflowY } = getComputedStyle(parent);
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      seen = intersect(seen, parent.getBoundingClientRect());
    }
  }
  return seen;
}

/** The boxes of nodes in the viewport, in pixels, as far as they can be seen. */
export function getBoxes(nodes: Node[]): DOMRect[] {
  return nodes
    .slice(0, MAX_BOXES)
    .flatMap((node) => getOwnBoxes(node).map((box) => clip(box, node)))
    .filter(({ width, height }) => width >= 0 && height >= 0);
}
