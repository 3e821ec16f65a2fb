/**
 * Scrolls a box of its own, and nothing around it, so that an element in it is in view;
 * one that is stays where it is.
 *
 * @param margin room to leave between the element and the edge that it was behind, in pixels
 */
export function revealWithin(box: Element, element: Element, margin: number): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top) {
    box.scrollTop += inner.top - outer.top - margin;
  } else if (inner.bottom > outer.bottom) {
    box.scrollTop += inner.bottom - outer.bottom + margin;
  }
}
