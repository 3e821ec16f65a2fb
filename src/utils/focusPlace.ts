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
