/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { renderToString } from 'react-dom/server';
import { Router } from 'react-router-dom';
import {
  createEntry,
  createMember,
  createRecord,
  INSTALLED,
  VERSIONS,
} from '../../../history/__tests__/createRecord';
import type { ApiCompareLibrary } from '../../../pageData';
import ComparePage from '..';

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({ children }: { children: unknown }) => children,
}));
jest.mock('@theme/Heading', () => ({
  __esModule: true,
  default: ({ children }: { children: string }) => <h1>{children}</h1>,
}));
jest.mock('@theme/Admonition', () => ({
  __esModule: true,
  default: ({ children }: { children: unknown }) => (
    <aside>{children as never}</aside>
  ),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: { to: string; children: unknown }) => (
    <a href={to}>{children as never}</a>
  ),
}));
jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => typeof globalThis.fetch === 'function',
}));
jest.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({ withBaseUrl: (route: string) => `/zh${route}` }),
}));

const LIBRARIES: ApiCompareLibrary[] = (
  ['charts', 'data-grid', 'tree-view'] as const
).map((product) => ({ product, installed: INSTALLED, versions: VERSIONS }));

const FIRST = { from: '7.29.1' };

const RECORD = {
  ...createRecord(
    createEntry([
      createMember('size', { from: '8.9.4', type: 'number' }),
      createMember(
        'width',
        { ...FIRST, default: '1' },
        { from: '8.10.1', default: '2' },
      ),
      createMember('gap', { ...FIRST, type: 'A' }, { from: '8.2.0', type: 'B' }),
      createMember('old', FIRST, { from: '8.9.4', gone: true, replacedBy: 'size' }),
    ]),
    createEntry([createMember('late', { from: '9.0.2' })], { name: 'Lines' }),
  ),
  incomplete: [{ version: '9.0.2', plans: ['pro' as const] }],
  skipped: [{ minor: '8.4', reason: 'Nothing could be had.' }],
};

const fetchRecord = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  fetchRecord.mockReset();
  fetchRecord.mockResolvedValue({ ok: true, json: () => Promise.resolve(RECORD) });
  Object.assign(globalThis, { fetch: fetchRecord });
});

afterEach(() => jest.useRealTimers());

async function open(search = '') {
  const history = createMemoryHistory({
    initialEntries: [`/x/api/compare${search}`],
  });
  render(
    <Router history={history}>
      <ComparePage libraries={LIBRARIES} />
    </Router>,
  );
  await act(async () => {});
  return history;
}

const getStatus = () => screen.getAllByRole('status')[0]!.textContent;
const getNames = () =>
  screen.queryAllByRole('rowheader').map(({ textContent }) => textContent.trim());

describe('the compare page', () => {
  it('has its form and the links to the data without script', () => {
    Object.assign(globalThis, { fetch: undefined });
    const markup = renderToString(
      <Router history={createMemoryHistory()}>
        <ComparePage libraries={LIBRARIES} />
      </Router>,
    );
    expect(markup).toContain('<h1>Compare API versions</h1>');
    expect(markup).toContain('needs JavaScript');
    expect(markup).toContain('href="/zh/x/api/charts/history.json"');
    expect(markup).toContain('>8.10</option>');
    expect(fetchRecord).not.toHaveBeenCalled();
  });

  it('compares the first version with the installed one', async () => {
    await open();
    expect(getStatus()).toBe('Changes from 7.29 to 8.10: 3 in 1 entry');
    expect(getNames()).toEqual(['size', 'old', 'width']);
    const row = screen.getByRole('row', { name: /^width/ });
    expect(within(row).getByText('Default changed')).toBeTruthy();
    expect(within(row).getByText('1').tagName).toBe('CODE');
    expect(within(row).getByText('2').tagName).toBe('CODE');
    expect(screen.getByRole('link', { name: 'old' }).getAttribute('href')).toBe(
      '/zh/x/api/charts/bars#removed-prop-old',
    );
  });

  it('shows types at the switch, and writes it into the address', async () => {
    const history = await open('?entry=Bars');
    await act(async () => fireEvent.click(screen.getByRole('switch')));
    expect(getNames()).toContain('gap');
    expect(history.location.search).toContain('entry=Bars');
    expect(history.location.search).toContain('typeChanged');
  });

  it('leaves a step behind for what is chosen, and none for letters', async () => {
    const push = jest.spyOn(window.history, 'pushState');
    const history = await open();
    await act(async () =>
      fireEvent.change(screen.getByLabelText('To'), { target: { value: '9.0.2' } }),
    );
    expect(history.location.search).toContain('to=9.0');
    expect(push).toHaveBeenCalledTimes(1);
    await act(async () =>
      fireEvent.change(screen.getByLabelText('Filter by name'), {
        target: { value: 'lat' },
      }),
    );
    await act(async () => jest.advanceTimersByTime(300));
    expect(history.location.search).toContain('filter=lat');
    expect(getNames()).toEqual(['late']);
    expect(push).toHaveBeenCalledTimes(1);
    push.mockRestore();
  });

  it('follows the address in its fields', async () => {
    const history = await open('?entry=Bars&filter=old');
    await act(async () => history.replace('/x/api/compare?entry=Lines&to=9.0'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Component/).value).toBe(
      'Lines',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Filter by name').value).toBe('');
    expect(getNames()).toEqual(['late']);
  });

  it('takes names of the record, in any case, and says what it doesn’t know', async () => {
    const history = await open();
    const field = screen.getByLabelText<HTMLInputElement>(/^Component/);
    const type = (value: string) =>
      act(async () => fireEvent.change(field, { target: { value } }));
    await type('line');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/“line” is not in the record of Charts/)).toBeTruthy();
    expect(getNames()).toHaveLength(3);
    await type('lines');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(history.location.search).toContain('entry=Lines');
    expect(field.value).toBe('lines');
    await act(async () => fireEvent.keyDown(field, { key: 'Escape' }));
    expect(history.location.search).not.toContain('entry');
  });

  it('takes a name that was typed before the record had come', async () => {
    let arrive!: (response: unknown) => void;
    fetchRecord.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const history = await open('?library=tree-view');
    const field = screen.getByLabelText(/^Component/);
    await act(async () => fireEvent.change(field, { target: { value: 'lines' } }));
    expect(history.location.search).not.toContain('entry');
    await act(async () => arrive({ ok: true, json: async () => RECORD }));
    expect(history.location.search).toContain('entry=Lines');
  });

  it.each([
    [
      '?from=8.8',
      /“8.8” is no value of “from” in the address, so that “7.29” is shown/,
    ],
    ['?from=9.0&to=8.2', /they are swapped/],
    ['?from=8.2&to=8.2', /Both versions are the same/],
    ['?to=9.0', /Version 9.0 could not be recorded in full.*plan Pro/],
    ['', /Versions that could not be recorded: 8.4/],
    ['?entry=Nothing', /“Nothing” is not in the record/],
  ])('says what is odd: %s', async (search, text) => {
    await open(search);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('says that nothing changed', async () => {
    await open('?entry=Lines');
    expect(getStatus()).toBe(
      'Nothing changed from 7.29 to 8.10 that the filters let through.',
    );
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that it loads, that this failed, and tries again', async () => {
    fetchRecord.mockResolvedValueOnce({ ok: false, status: 500 });
    await open('?library=data-grid');
    expect(fetchRecord).toHaveBeenCalledWith('/zh/x/api/data-grid/history.json');
    expect(getStatus()).toBe('The record could not be loaded.');
    await act(async () => fireEvent.click(screen.getByText('Try again')));
    expect(getStatus()).toBe('Changes from 7.29 to 8.10: 3 in 1 entry');
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it.each([
    ['', true],
    ['?library=data-grid', false],
    ['?library=data-grid&plan=pro', true],
  ])(
    'begins with its filters in sight where none is asked: %s',
    async (search, isOpen) => {
      await open(search);
      const filters = screen.getByText('Filters').closest('details')!;
      expect(filters.open).toBe(isOpen);
    },
  );

  it('makes the table of a group when it is opened', async () => {
    await open();
    const group = screen.getByRole('heading', { level: 2 }).closest('details')!;
    await act(async () => {
      group.open = false;
      fireEvent(group, new Event('toggle'));
    });
    expect(screen.queryByRole('table')).toBeNull();
  });
});
