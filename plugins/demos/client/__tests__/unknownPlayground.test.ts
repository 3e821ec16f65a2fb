/** @jest-environment jsdom */
import { leaveToNotFoundPage } from '../unknownPlayground';

jest.mock('@generated/routes', () => ({ __esModule: true, default: [] }));

/** The paths that the router knows in a document. */
function listPaths(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const routes = ['/playground', '/x', '*'].map((path) => ({ path }));
  leaveToNotFoundPage(routes, page);
  return routes.map(({ path }) => path);
}

it('a demo’s own document has its route', () => {
  expect(listPaths('<main data-demo></main>')).toEqual(['/playground', '/x', '*']);
});

it('an empty document, as of the development server, has it', () => {
  expect(listPaths('')).toEqual(['/playground', '/x', '*']);
});

it('the 404 page is left to the route of all unknown addresses', () => {
  expect(listPaths('<main data-not-found></main>')).toEqual(['/x', '*']);
});
