/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { repeatEarlyClick } from '../client/repeatEarlyClick';

const clicked = jest.fn();

/** React takes the page over, and a moment later answers. */
async function hydrate() {
  start();
  document.querySelector('button')?.addEventListener('click', clicked);
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  await Promise.resolve();
}

function start() {
  Object.assign(window, { docusaurusRoot: {} });
}

/** Returns whether the browser may still do what it does with the key. */
const type = (key: string, modifiers: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...modifiers });

const press = (selector: string) => {
  const element = document.querySelector(selector)!;
  fireEvent.pointerDown(element);
  fireEvent.click(element);
};

beforeEach(() => {
  document.documentElement.setAttribute('data-has-hydrated', 'false');
  document.body.innerHTML =
    '<button aria-keyshortcuts="Control+K"><svg></svg></button><p>Text</p>';
  repeatEarlyClick();
});

afterEach(async () => {
  await hydrate();
  delete (window as { docusaurusRoot?: unknown }).docusaurusRoot;
  clicked.mockReset();
});

it.each<[string, number, () => void]>([
  ['a button', 1, () => press('button')],
  ['what stands in it', 1, () => press('svg')],
  [
    'a button twice',
    1,
    () => {
      press('button');
      press('button');
    },
  ],
  ['nothing', 0, () => undefined],
  ['a text', 0, () => press('p')],
  [
    'a button, and then elsewhere',
    0,
    () => {
      press('button');
      fireEvent.pointerDown(document.querySelector('p')!);
    },
  ],
  [
    'a button, and then a key',
    0,
    () => {
      press('button');
      fireEvent.keyDown(document.body, { key: 'Escape' });
    },
  ],
  [
    'a button that is gone by then',
    0,
    () => {
      press('button');
      document.querySelector('button')!.remove();
    },
  ],
  [
    'a button while React hydrates, which answers itself',
    0,
    () => {
      start();
      press('button');
    },
  ],
])('a click on %s is repeated %i times', async (_, times, act) => {
  act();
  await hydrate();
  expect(clicked).toHaveBeenCalledTimes(times);
});

it.each<[string, number, () => void]>([
  ['Ctrl and K', 1, () => type('k', { ctrlKey: true })],
  ['⌘ and K', 1, () => type('k', { metaKey: true })],
  ['K alone', 0, () => type('k')],
  ['Ctrl and another key', 0, () => type('l', { ctrlKey: true })],
  [
    'Ctrl and K, and then another key',
    0,
    () => {
      type('k', { ctrlKey: true });
      type('Escape');
    },
  ],
  [
    'Ctrl and K while React hydrates, which knows no keys yet',
    1,
    () => {
      start();
      type('k', { ctrlKey: true });
    },
  ],
])('%s: the search is clicked %i times', async (_, times, act) => {
  act();
  await hydrate();
  expect(clicked).toHaveBeenCalledTimes(times);
});

it('the browser gets Ctrl and K from the time that the page has them', async () => {
  expect(type('k', { ctrlKey: true })).toBe(false);
  expect(type('l', { ctrlKey: true })).toBe(true);
  await hydrate();
  expect(type('k', { ctrlKey: true })).toBe(true);
});

it('a click after that is left alone', async () => {
  await hydrate();
  press('button');
  await Promise.resolve();
  expect(clicked).toHaveBeenCalledTimes(1);
});
