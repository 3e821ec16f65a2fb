/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import Head from '@docusaurus/Head';
import { getSettingsStore } from '../../common/store';

jest.mock('@generated/i18n', () => ({
  __esModule: true,
  default: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
}));

const root = document.documentElement;
const system = Object.assign(new EventTarget(), { matches: false });
window.matchMedia = () => system as unknown as MediaQueryList;

let onRouteDidUpdate: () => void;

// It starts when it is loaded, and needs what stands above.
beforeAll(async () => {
  ({ onRouteDidUpdate } = await import('../keepStamps'));
});

/** The language's own direction, as Docusaurus writes it with each page. */
function Page({ path = '/x' }: { path?: string }) {
  return (
    <HelmetProvider>
      <Head>
        <html lang="en" dir="ltr" data-path={path} />
      </Head>
    </HelmetProvider>
  );
}

function setDirection(direction: 'ltr' | 'rtl') {
  act(() => getSettingsStore().set('direction', direction));
}

async function expectDirection(direction: string, path = '/x') {
  await waitFor(() =>
    expect([root.dir, root.dataset.path]).toEqual([direction, path]),
  );
}

afterEach(() => {
  localStorage.clear();
  getSettingsStore().adopt(null);
  root.dir = 'ltr';
});

describe('the direction', () => {
  it('is the language’s where the reader chose none', async () => {
    render(<Page />);
    await expectDirection('ltr');
  });

  it('is left alone where the reader chose none', async () => {
    root.dir = 'rtl';
    await Promise.resolve();
    expect(root.dir).toBe('rtl');
  });

  it('follows the choice there and back', async () => {
    render(<Page />);
    setDirection('rtl');
    await expectDirection('rtl');
    setDirection('ltr');
    await expectDirection('ltr');
  });

  it('outlasts what another writes before the next paint, without any component', async () => {
    setDirection('rtl');
    root.dir = 'ltr';
    await Promise.resolve();
    expect(root.dir).toBe('rtl');
  });

  it('lets go as soon as the reader turns back', async () => {
    setDirection('rtl');
    setDirection('ltr');
    root.dir = 'ltr';
    await Promise.resolve();
    expect(root.dir).toBe('ltr');
  });

  it('keeps the choice over the next page', async () => {
    setDirection('rtl');
    const { rerender } = render(<Page />);
    await expectDirection('rtl');
    rerender(<Page path="/x/api" />);
    await expectDirection('rtl', '/x/api');
  });

  it('is never another while a page hydrates', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page />);
    setDirection('rtl');
    const seen = new Set<string>();
    const observer = new MutationObserver(() => seen.add(root.dir));
    observer.observe(root, { attributes: true });
    render(<Page path="/hydrated" />, { container, hydrate: true });
    await expectDirection('rtl', '/hydrated');
    observer.disconnect();
    expect([...seen]).toEqual(['rtl']);
  });
});

describe('what the document carries', () => {
  it.each([
    ['mode', 'dark', 'themeChoice', 'dark'],
    ['contentWidth', 'wide', 'contentWidth', 'wide'],
    ['dateLibrary', 'luxon', 'dateLibrary', 'luxon'],
    ['codeVariant', 'JS', 'codeVariant', 'JS'],
    ['codeStyling', 'css', 'codeStyling', 'css'],
    ['apiLayouts', { props: 'list' }, 'apiLayouts', 'props:list'],
  ] as const)('follows %s: %j', (key, value, name, stamp) => {
    const before = getSettingsStore().get(key);
    expect(root.dataset[name]).not.toBe(stamp);
    getSettingsStore().set(key, value);
    expect(root.dataset[name]).toBe(stamp);
    getSettingsStore().set(key, before);
    expect(root.dataset[name]).not.toBe(stamp);
  });

  it('is of the address’s demo, after an event or a navigation', () => {
    window.history.replaceState(null, '', '#css-Bars.js');
    onRouteDidUpdate();
    expect([root.dataset.codeStyling, root.dataset.codeVariant]).toEqual([
      'css',
      'JS',
    ]);
    window.history.replaceState(null, '', '#Bars');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect([root.dataset.codeStyling, root.dataset.codeVariant]).toEqual([
      'system',
      'TS',
    ]);
  });

  it('has the query of the address, after a navigation', () => {
    window.history.replaceState(null, '', '?props.order=name');
    onRouteDidUpdate();
    expect(root.dataset.search).toBe('?props.order=name');
    window.history.replaceState(null, '', '/');
    onRouteDidUpdate();
    expect(root.dataset.search).toBe('');
  });

  it('is the system’s mode, live, where the reader chose none', () => {
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(root.dataset.theme).toBe('dark');
    system.matches = false;
    system.dispatchEvent(new Event('change'));
    expect(root.dataset.theme).toBe('light');
  });

  it('is not written again where layouts stay as they are', () => {
    getSettingsStore().set('apiLayouts', { props: 'list' });
    const observer = new MutationObserver(() => {});
    observer.observe(root, { attributeFilter: ['data-api-layouts'] });
    getSettingsStore().set('dateLibrary', 'moment');
    onRouteDidUpdate();
    expect(observer.takeRecords().length).toBe(0);
    observer.disconnect();
  });

  it('is left alone by settings that did not change', () => {
    root.dataset.theme = 'dark';
    getSettingsStore().set('contentWidth', 'wide');
    expect(root.dataset.theme).toBe('dark');
  });
});
