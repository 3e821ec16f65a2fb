/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import type { SettingsStore } from '../../../common/createSettingsStore';
import { getSettingsStore } from '../../../common/store';
import { startVisit, type Visit } from '../../../common/visit';
import SettingsLink from '..';

let mockVisit: Visit;

jest.mock('../../../common/store', () => ({
  ...jest.requireActual<object>('../../../common/store'),
  getVisit: () => mockVisit,
}));

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
}

/** A page that is loaded at an address: the visit starts with it. */
function load(address: string) {
  window.history.replaceState(null, '', address);
  mockVisit = startVisit(getSettingsStore());
  render(
    <BrowserContextProvider>
      <MemoryRouter initialEntries={[address]}>
        <SettingsLink />
        <Address />
      </MemoryRouter>
    </BrowserContextProvider>,
  );
  return getSettingsStore();
}

const getNotice = () => document.querySelector('[role="status"]')!.firstElementChild;
const getAddress = () => document.querySelector('output')!.textContent;
const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  getSettingsStore().adopt(null);
});

describe('SettingsLink', () => {
  it.each<[string, string, (store: SettingsStore) => unknown, unknown]>([
    ['Keep them', 'rtl', (store) => store.get('direction'), 'rtl'],
    ['Undo', 'rtl', (store) => store.get('direction'), 'ltr'],
  ])('does as it is told: %s', (name, direction, read, expected) => {
    const store = load(`/x?direction=${direction}&q=rows#head`);
    expect(getNotice()?.textContent).toContain('settings from a link');
    expect(getAddress()).toBe('/x?q=rows#head');
    press(name);
    expect(read(store)).toBe(expected);
    expect(localStorage.getItem('direction')).toBe(
      expected === 'rtl' ? 'rtl' : null,
    );
    expect(getNotice()).toBeNull();
  });

  it('names what it left out', () => {
    load('/x?spacing=wide&mode=blue');
    expect(getNotice()?.textContent).toContain(
      'Left out of the link: mode=blue, spacing=wide.',
    );
    press('Close');
    expect(getNotice()).toBeNull();
  });

  it('has nothing to say of what the reader has changed since', () => {
    const store = load('/x?direction=rtl');
    act(() => store.set('direction', 'ltr'));
    expect(getNotice()).toBeNull();
  });

  it('has its place in the HTML, so that what comes into it is announced', () => {
    mockVisit = { settings: { direction: 'rtl' }, faults: [] };
    const html = renderToString(
      <MemoryRouter initialEntries={['/x?direction=rtl']}>
        <SettingsLink />
      </MemoryRouter>,
    );
    expect(html).toBe('<div role="status"></div>');
  });

  it.each(['/x', '/x?q=rows'])('is silent at %s', (address) => {
    load(address);
    expect(getNotice()).toBeNull();
    expect(getAddress()).toBe(address);
  });
});
