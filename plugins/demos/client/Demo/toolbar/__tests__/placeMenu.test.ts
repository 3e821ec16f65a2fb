/** @jest-environment jsdom */
import { placeMenu, type MenuAlign } from '../placeMenu';

/** A button of 40 px whose upper edge is at `top`. */
function createButton(top: number, direction: string): HTMLElement {
  const button = document.createElement('button');
  button.style.direction = direction;
  button.getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect;
  document.body.append(button);
  return button;
}

/** The window of the tests is 768 px high. */
test.each<[MenuAlign, 'ltr' | 'rtl', number, string]>([
  ['end', 'ltr', 100, 'bottom right'],
  ['end', 'rtl', 100, 'bottom left'],
  ['start', 'ltr', 100, 'bottom left'],
  ['start', 'rtl', 100, 'bottom right'],
  ['end', 'ltr', 600, 'top right'],
])('a menu at the %s of a %s button at %d px hangs at its %s', (...row) => {
  const [align, direction, top, place] = row;
  const { anchorOrigin, transformOrigin } = placeMenu(
    createButton(top, direction),
    align,
  );
  expect(`${anchorOrigin.vertical} ${anchorOrigin.horizontal}`).toBe(place);
  expect(transformOrigin.horizontal).toBe(anchorOrigin.horizontal);
  expect(transformOrigin.vertical).not.toBe(anchorOrigin.vertical);
});
