/** How far a mark reaches over the edge of its part, in pixels. */
const MARGIN = 2;

function place(mark: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(mark.style, {
    translate: `${left - MARGIN}px ${top - MARGIN}px`,
    width: `${width + 2 * MARGIN}px`,
    height: `${height + 2 * MARGIN}px`,
  });
}

/**
 * Creates what draws marks over the demo. It takes no pointer, and assistive technology
 * doesn't hear of it; it is in the document only while there are marks.
 *
 * @returns a function that draws boxes of the viewport in place of those before
 */
export function createOverlay(): (boxes: DOMRect[]) => void {
  const overlay = document.createElement('div');
  overlay.dataset.trace = '';
  overlay.ariaHidden = 'true';
  const marks: HTMLElement[] = [];
  return (boxes) => {
    while (marks.length > boxes.length) {
      marks.pop()?.remove();
    }
    boxes.forEach((box, index) => {
      marks[index] ??= overlay.appendChild(document.createElement('div'));
      place(marks[index], box);
    });
    if (boxes.length === 0) {
      overlay.remove();
    } else if (overlay.parentNode !== document.body) {
      document.body.append(overlay);
    }
  };
}
