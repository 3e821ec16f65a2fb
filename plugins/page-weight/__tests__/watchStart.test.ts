/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';

/** Runs the script as it stands in a page, up to the end of the document. */
function open(globals: Record<string, unknown> = {}) {
  const tag = document.createElement('script');
  Object.assign(tag.dataset, { text: 'Incomplete.', reload: 'Load again' });
  Object.defineProperty(document, 'currentScript', {
    value: tag,
    configurable: true,
  });
  Object.assign(window, globals);
  const listen = jest.spyOn(document, 'addEventListener');
  jest.isolateModules(() => {
    jest.requireActual('../client/watchStart');
  });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return () => {
    for (const [type, listener] of listen.mock.calls) {
      document.removeEventListener(type, listener);
    }
  };
}

const getNotices = () =>
  [...document.querySelectorAll('[role="alert"]')].map(
    ({ textContent }) => textContent,
  );

let close: () => void;

afterEach(() => {
  close();
  document.body.replaceChildren();
  delete (window as { docusaurus?: unknown }).docusaurus;
  jest.restoreAllMocks();
});

it('a page whose scripts did not run says so', () => {
  close = open();
  expect(getNotices()).toEqual(['Incomplete. Load again']);
});

it('a page whose scripts ran says nothing', () => {
  close = open({ docusaurus: { preload: () => undefined } });
  expect(getNotices()).toEqual([]);
});

it('an element with the name of what the scripts leave behind changes nothing', () => {
  close = open({ docusaurus: document.createElement('h2') });
  expect(getNotices()).toEqual(['Incomplete. Load again']);
});

it('a part that failed later is told once', () => {
  close = open({ docusaurus: { preload: () => undefined } });
  const detail = 'http://localhost/assets/js/7.js';
  document.dispatchEvent(new CustomEvent('incomplete-page', { detail }));
  document.dispatchEvent(new CustomEvent('incomplete-page', { detail: '' }));
  expect(getNotices()).toEqual(['Incomplete. Load again']);
});

it('what failed is asked for anew before the page is', async () => {
  const asked = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  close = open({ docusaurus: { preload: () => undefined }, fetch: asked });
  const detail = 'http://localhost/assets/js/7.js';
  document.dispatchEvent(new CustomEvent('incomplete-page', { detail }));
  // jsdom has no reload, and says so.
  jest.spyOn(console, 'error').mockImplementation();
  document.querySelector('button')!.click();
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith('http://localhost/assets/js/7.js', {
      cache: 'reload',
    }),
  );
});
