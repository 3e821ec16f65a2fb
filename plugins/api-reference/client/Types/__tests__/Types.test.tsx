/** @jest-environment jsdom */
import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useArticleLinks } from '../../useArticleLinks';
import { usePageTypes } from '../usePageTypes';
import Types from '..';

// The theme's heading needs files that a build generates.
jest.mock('@theme/Heading', () => ({ __esModule: true, default: () => null }));

const mockBaseUrl = { withBaseUrl: (route: string) => route };

jest.mock('@docusaurus/useBaseUrl', () => ({ useBaseUrlUtils: () => mockBaseUrl }));

const DOCUMENT =
  '<section id="type-Local"><h2>Local</h2><pre><code>type Local = Inner</code></pre></section>' +
  '<section id="type-Inner"><h2>Inner</h2><pre><code>type Inner = 1</code></pre></section>';

const TABLE =
  '<tbody><tr id="prop-a"><th><a href="#prop-a">a</a></th><td><a href="/x/api/charts/types/00#type-Local">Local</a></td></tr></tbody>';

let comeNear: () => void;

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  Object.assign(globalThis, {
    fetch: () =>
      Promise.resolve({ ok: true, text: () => Promise.resolve(DOCUMENT) }),
    IntersectionObserver: class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => listener([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  });
});

function Page() {
  const root = useRef<HTMLDivElement>(null);
  useArticleLinks(root);
  const pageTypes = usePageTypes('charts', root, 'present');
  return (
    <div ref={root}>
      <table data-markup="props" dangerouslySetInnerHTML={{ __html: TABLE }} />
      <Types {...pageTypes} count={1} />
    </div>
  );
}

async function renderPage(address: string): Promise<HTMLElement> {
  window.location.hash = address;
  const { container } = render(
    <MemoryRouter initialEntries={[`/${address}`]}>
      <Page />
    </MemoryRouter>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return container.querySelector<HTMLElement>('[data-types]')!;
}

it('lists the types when the reader comes near, as buttons with an anchor each', async () => {
  const list = await renderPage('');
  expect(list.childElementCount).toBe(0);
  act(() => comeNear());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([...list.children].map(({ id }) => id)).toEqual(['type-Local']);
  expect(list.querySelector('a')?.getAttribute('aria-expanded')).toBe('false');
  act(() => list.querySelector('a')!.click());
  const panel = await screen.findByRole('group', { name: 'Local' });
  expect(panel.closest('li')?.id).toBe('type-Local');
});

it.each(['Local', 'Inner'])(
  'opens the type that the address asks for: %s',
  async (name) => {
    const list = await renderPage(`#type-${name}`);
    const panel = await screen.findByRole('group', { name });
    expect(panel.closest('li')?.id).toBe(`type-${name}`);
    expect(panel.textContent).toContain(`type ${name} =`);
    expect(list.childElementCount).toBe(name === 'Local' ? 1 : 2);
  },
);

it('asks once for the type of the address, however often the list is drawn meanwhile', () => {
  const click = jest.spyOn(HTMLElement.prototype, 'click');
  const listRef = { current: null };
  const [anchor, href] = ['type-Local', '/x/api/charts/types/00#type-Local'];
  const draw = () => (
    <MemoryRouter>
      <Types
        count={1}
        listRef={listRef}
        types={[{ anchor, href, name: 'Local' }]}
        asked={anchor}
      />
    </MemoryRouter>
  );
  const { rerender } = render(draw());
  rerender(draw());
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});
