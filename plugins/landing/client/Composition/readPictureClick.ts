import type { SelectionAction } from '../coffees/selection';

/** What a click in a picture means: the first one is not lost while the libraries come. */
export function readPictureClick(target: Element): SelectionAction | undefined {
  const { tick, mark, day } =
    target.closest<HTMLElement>('[data-tick], [data-mark], [data-day]')?.dataset ??
    {};
  if (tick !== undefined) {
    return { type: 'toggleTick', id: tick };
  }
  if (mark !== undefined) {
    return { type: 'toggleMark', id: mark };
  }
  return day === undefined ? undefined : { type: 'chooseDay', day };
}
