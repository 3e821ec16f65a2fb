/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import Head from '@docusaurus/Head';
import { getSettingsStore } from '@site/src/settings/store';
import DocumentDirection from '..';

/** The language's own direction, as Docusaurus writes it with each page. */
function Page({ path = '/x' }: { path?: string }) {
  return (
    <HelmetProvider>
      <Head>
        <html lang="en" dir="ltr" data-path={path} />
      </Head>
      <DocumentDirection />
    </HelmetProvider>
  );
}

function setDirection(direction: 'ltr' | 'rtl') {
  act(() => getSettingsStore().set('direction', direction));
}

async function expectDirection(direction: string, path = '/x') {
  const root = document.documentElement;
  await waitFor(() =>
    expect([root.dir, root.dataset.path]).toEqual([direction, path]),
  );
}

afterEach(() => setDirection('ltr'));

describe('DocumentDirection', () => {
  it('leaves the language’s direction where the reader chose none', async () => {
    render(<Page />);
    await expectDirection('ltr');
  });

  it('follows the choice there and back', async () => {
    render(<Page />);
    setDirection('rtl');
    await expectDirection('rtl');
    setDirection('ltr');
    await expectDirection('ltr');
  });

  it('keeps the choice over the next page', async () => {
    setDirection('rtl');
    const { rerender } = render(<Page />);
    await expectDirection('rtl');
    rerender(<Page path="/x/api" />);
    await expectDirection('rtl', '/x/api');
  });

  it('never writes another direction while it hydrates', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page />);
    setDirection('rtl');
    document.documentElement.dir = 'rtl';
    const seen = new Set<string>();
    const observer = new MutationObserver(() =>
      seen.add(document.documentElement.dir),
    );
    observer.observe(document.documentElement, { attributes: true });
    render(<Page path="/hydrated" />, { container, hydrate: true });
    await expectDirection('rtl', '/hydrated');
    observer.disconnect();
    expect([...seen]).toEqual(['rtl']);
  });
});
