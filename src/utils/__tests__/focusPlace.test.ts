/** @jest-environment jsdom */
import { focusArrived, focusPlace } from '../focusPlace';

function add(tag: string): HTMLElement {
  return document.body.appendChild(document.createElement(tag));
}

afterEach(() => document.body.replaceChildren());

it('gives the focus to a chosen place that was hidden, once it is shown', () => {
  const opener = add('button');
  const row = add('section');
  opener.focus();
  // A browser moves no focus to what is hidden.
  jest.spyOn(row, 'focus').mockImplementationOnce(() => undefined);
  focusPlace(row);
  expect(document.activeElement).toBe(opener);
  focusArrived(row);
  expect(document.activeElement).toBe(row);
});

it('leaves the focus where it is for a place that was never chosen', () => {
  const opener = add('button');
  const row = add('section');
  opener.focus();
  focusArrived(row);
  expect(document.activeElement).toBe(opener);
});
