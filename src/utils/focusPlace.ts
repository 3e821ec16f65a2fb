/**
 * Moves the focus to a place that takes none by itself, such as `main`, and gives that
 * place back its nature when the focus goes on.
 */
export function focusPlace(place: HTMLElement): void {
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), {
    once: true,
  });
  place.focus({ preventScroll: true });
}

/**
 * Moves the focus on to what the address points at, where that comes later than its page:
 * from the place that {@link focusPlace} chose meanwhile. A reader who has gone on is left
 * alone.
 */
export function focusArrived(place: HTMLElement): void {
  if (document.activeElement?.getAttribute('tabindex') === '-1') {
    focusPlace(place);
  }
}
