/** @jest-environment jsdom */
import type { Location } from 'history';
import { TO_CONTENT } from '@site/src/utils/toContent';
import { onRouteDidUpdate } from '../announcePage';

const HERE = '/x/react-charts/bars';
const ELSEWHERE = '/x/react-charts/pie';

beforeEach(() => {
  document.body.innerHTML = `
    <div id="start" data-page-start></div>
    <button>Search</button>
    <h1 id="title">Bars</h1>
    <h2 id="größe">Size</h2>`;
  document.querySelector('button')!.focus();
});

/** The id of what has the focus after a navigation from {@link HERE}; empty where that stays. */
function navigate(pathname: string, hash = '', state?: unknown) {
  onRouteDidUpdate!({
    previousLocation: { pathname: HERE } as Location,
    location: { pathname, hash, search: '', state, key: 'one' },
  });
  return document.activeElement!.id;
}

it.each([
  ['another page begins', ELSEWHERE, '', undefined, 'start'],
  ['an address points on another page', ELSEWHERE, '#gr%C3%B6%C3%9Fe', {}, 'größe'],
  ['another page begins until its target comes', ELSEWHERE, '#late', {}, 'start'],
  [
    'the text of a page chosen in the search begins',
    ELSEWHERE,
    '',
    TO_CONTENT,
    'title',
  ],
  ['a result on the page at hand is', HERE, '#größe', TO_CONTENT, 'größe'],
  ['the text of the page at hand begins, if chosen', HERE, '', TO_CONTENT, 'title'],
  ['it was where nothing else is chosen', HERE, '#größe', undefined, ''],
])('the focus goes on where %s', (_, pathname, hash, state, place) => {
  expect(navigate(pathname, hash, state)).toBe(place);
});

it('a place that has the focus for a while gives its nature back', () => {
  navigate(ELSEWHERE);
  const start = document.getElementById('start')!;
  expect(start.tabIndex).toBe(-1);
  document.querySelector('button')!.focus();
  expect(start.hasAttribute('tabindex')).toBe(false);
});

it('a page that is loaded whole is left to the browser', () => {
  onRouteDidUpdate!({
    previousLocation: null,
    location: { pathname: HERE, hash: '', search: '', state: undefined, key: 'one' },
  });
  expect(document.activeElement!.tagName).toBe('BUTTON');
});
