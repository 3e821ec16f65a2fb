/** @jest-environment jsdom */
import type { Location } from 'history';

const location = { pathname: '/x/introduction' } as Location;

it('the title of the server stays until the page is hydrated', async () => {
  document.head.innerHTML = '<title>Bars | Crosshatch</title>';
  const { onRouteDidUpdate } = await import('../keepTitle');

  document.title = 'Crosshatch';
  await Promise.resolve();
  expect(document.title).toBe('Bars | Crosshatch');

  onRouteDidUpdate?.({ location, previousLocation: null });
  document.title = 'Lines | Crosshatch';
  await Promise.resolve();
  document.title = 'Crosshatch';
  await Promise.resolve();
  expect(document.title).toBe('Crosshatch');
});
