import type { FrameMessage, TracedLines, TracePlace } from '../messages';
import { createOverlay } from './createOverlay';
import { getRootFiber } from './fibers';
import { findNodes, findPartOf } from './findNodes';
import { getBoxes } from './getBoxes';
import { findPartsAt, type Part } from './parts';

/** Time between two looks at where a marked part is, in milliseconds: demos move. */
const INTERVAL = 250;

function toLines(part: Part | undefined): TracedLines | undefined {
  return part && { file: part.file, from: part.from.line, to: part.to.line };
}

/**
 * Creates the way between code and demo: it marks what a place in the code has made, and
 * tells the page which lines have made what the pointer is at. Where neither leads
 * anywhere, nothing happens.
 *
 * @param container what React renders into
 */
export function createTracer(
  container: HTMLElement,
  post: (message: FrameMessage) => void,
) {
  const draw = createOverlay();
  let parts: readonly Part[] = [];
  let place: TracePlace | undefined;
  let timer: number | undefined;
  let isOn = false;
  let pointedAt: Part | undefined;

  function redraw() {
    const top = getRootFiber(container);
    const marked = place && top ? findPartsAt(parts, place) : [];
    draw(getBoxes(marked.flatMap((part) => findNodes(top!, parts, part))));
  }

  function mark(next: TracePlace | undefined) {
    place = next;
    window.clearInterval(timer);
    timer = next && window.setInterval(redraw, INTERVAL);
    redraw();
  }

  function point(target: EventTarget | null, isPick: boolean) {
    const part =
      isOn && target instanceof Node ? findPartOf(parts, target) : undefined;
    if (part !== pointedAt || (part && isPick)) {
      pointedAt = part;
      post({ type: 'pointed', lines: toLines(part), isPick });
    }
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    // A finger scrolls over much that it doesn't point at: it taps.
    if (pointerType === 'mouse' || pointerType === 'pen') {
      point(target, false);
    }
  });
  document.documentElement.addEventListener('pointerleave', () =>
    point(null, false),
  );
  document.addEventListener('click', ({ target }) => point(target, true), true);
  document.addEventListener('scroll', redraw, { capture: true, passive: true });
  window.addEventListener('resize', redraw);

  return {
    /** Takes the parts of the program that is on the stage now. */
    setParts(next: readonly Part[]) {
      parts = next;
    },
    /** Marks what a place in the code has made; undefined marks nothing. */
    trace({ on, place: next }: { on: boolean; place?: TracePlace }) {
      isOn = on;
      pointedAt = on ? pointedAt : undefined;
      mark(on ? next : undefined);
    },
  };
}
