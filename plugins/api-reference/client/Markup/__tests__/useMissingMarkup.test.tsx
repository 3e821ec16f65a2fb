/** @jest-environment jsdom */
import { act, useRef } from 'react';
import { render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import Markup, { useMissingMarkup } from '..';

const ROWS = '<tbody><tr id="prop-a"><td>A</td></tr></tbody>';

function Page({ markup }: { markup?: string }) {
  const root = useRef<HTMLDivElement>(null);
  const state = useMissingMarkup(root);
  return (
    <div ref={root} data-state={state}>
      <Markup as="table" name="props" markup={markup} />
    </div>
  );
}

function mockFetch(body: string, ok = true) {
  const fetch = jest.fn(() =>
    Promise.resolve({
      ok,
      status: ok ? 200 : 404,
      text: () => Promise.resolve(body),
    }),
  );
  Object.assign(globalThis, { fetch });
  return fetch;
}

function getState(container: Element) {
  return container.querySelector<HTMLElement>('[data-state]')!.dataset.state;
}

describe('useMissingMarkup', () => {
  it('leaves the server’s markup where the browser’s data has none', async () => {
    const fetch = mockFetch('');
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page markup={ROWS} />);
    const row = container.querySelector('#prop-a');
    const root = await act(() => hydrateRoot(container, <Page />));
    act(() => root.render(<Page />));
    expect(row).not.toBeNull();
    expect(container.querySelector('#prop-a')).toBe(row);
    expect(getState(container)).toBe('present');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('fills the elements from the page’s document after a navigation', async () => {
    const fetch = mockFetch(
      `<!doctype html><body><table data-markup="props">${ROWS}</table>`,
    );
    const { container } = render(<Page />);
    await waitFor(() => expect(getState(container)).toBe('arrived'));
    expect(container.querySelector('#prop-a')?.textContent).toBe('A');
    expect(fetch).toHaveBeenCalledWith('/', expect.anything());
  });

  it.each([
    ['the page is not found', '', false],
    ['the document lacks the element', '<!doctype html><body>', true],
  ])('fails where %s', async (_, body, ok) => {
    mockFetch(body, ok);
    const { container } = render(<Page />);
    await waitFor(() => expect(getState(container)).toBe('failed'));
  });
});
