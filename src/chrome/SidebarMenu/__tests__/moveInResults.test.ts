/** @jest-environment jsdom */
import { moveInResults } from '..';

const clicked = jest.fn();

/** Where the focus is after a key: the id of the field or of a link. */
function press(from: string, key: string) {
  document.body.innerHTML = `
    <div id="root">
      <input id="field"><button>Clear</button>
      <a id="first" href="#1">1</a><span>Section</span><a id="last" href="#2">2</a>
    </div>`;
  document.querySelectorAll('a').forEach((link) =>
    link.addEventListener('click', (event) => {
      event.preventDefault();
      clicked(link.id);
    }),
  );
  document.getElementById(from)!.focus();
  const handled = moveInResults(document.getElementById('root')!, key);
  return { handled, focused: document.activeElement!.id };
}

beforeEach(() => clicked.mockClear());

it.each([
  ['field', 'ArrowDown', 'first'],
  ['first', 'ArrowDown', 'last'],
  ['last', 'ArrowDown', 'last'],
  ['last', 'ArrowUp', 'first'],
  ['first', 'ArrowUp', 'field'],
  ['field', 'ArrowUp', 'field'],
])('from %s, %s goes to %s', (from, key, expected) => {
  expect(press(from, key)).toEqual({ handled: true, focused: expected });
  expect(clicked).not.toHaveBeenCalled();
});

it('opens the first page by Enter in the field', () => {
  expect(press('field', 'Enter').handled).toBe(true);
  expect(clicked.mock.calls).toEqual([['first']]);
});

it.each([
  ['first', 'Enter'],
  ['field', 'a'],
  ['field', 'Home'],
])('leaves from %s the key %s to the browser', (from, key) => {
  expect(press(from, key)).toEqual({ handled: false, focused: from });
  expect(clicked).not.toHaveBeenCalled();
});
