/**
 * Moves the focus up or down among the field and the places to go on: the elements with
 * `data-stop`.
 *
 * @returns whether there was a place to move to
 */
export function moveFocus(root: Element, key: string): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const stops = [
    ...root.querySelectorAll<HTMLElement>('[role="combobox"], [data-stop]'),
  ];
  const focused = stops.findIndex((stop) => stop === document.activeElement);
  const next = step === undefined || focused < 0 ? undefined : stops[focused + step];
  next?.focus();
  return next !== undefined;
}
