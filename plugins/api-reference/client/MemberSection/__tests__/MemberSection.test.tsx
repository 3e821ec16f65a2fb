/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route } from 'react-router-dom';
import { focusPlace } from '@site/src/utils/focusPlace';
import type { MemberSection as Section } from '../../../pageData';
import MemberSection from '..';

// The theme's heading needs files that a build generates.
jest.mock('@theme/Heading', () => ({ __esModule: true, default: () => null }));

const ROWS = ['columns', 'rows', 'density'].map(
  (name) =>
    `<tr id="prop-${name}"${name === 'columns' ? ' data-required' : ' data-plan="pro"'}><th><a href="#prop-${name}">${name}</a></th><td>T</td><td>The ${name}.</td></tr>`,
);

const section: Section = {
  kind: 'props',
  label: 'props',
  names: ['columns', 'rows', 'density'],
  plans: ['community', 'pro'],
  hasRequired: true,
  hasDeprecated: false,
  isSorted: false,
  markup: `<tbody>${ROWS.join('')}</tbody>`,
};

const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  Object.assign(Element.prototype, { scrollIntoView });
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});

function renderSection(address = '/', patch: Partial<Section> = {}) {
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <MemberSection section={{ ...section, ...patch }} markupState="present" />
      <Route render={({ location }) => <output data-search={location.search} />} />
    </MemoryRouter>,
  );
  return {
    getShown: () =>
      [...container.querySelectorAll('tr')]
        .filter(({ hidden }) => !hidden)
        .map(({ id }) => id.replace('prop-', '')),
    getSearch: () => container.querySelector('output')!.dataset.search,
    getRow: (name: string) => container.querySelector<HTMLElement>(`#prop-${name}`)!,
  };
}

function type(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
}

describe('MemberSection', () => {
  it('shows the members that are there with what the reader chooses', () => {
    const rows = [
      '<tr id="prop-field"><th><a href="#prop-field">field</a></th></tr>',
      `<tr id="prop-getActions" data-when="type" data-is="'actions'"><th><a href="#prop-getActions">getActions</a></th></tr>`,
      `<tr id="prop-groups" data-when="type" data-is="'band'|"><th><a href="#prop-groups">groups</a></th></tr>`,
    ];
    const { getShown } = renderSection('/', {
      names: ['field', 'getActions', 'groups'],
      choices: [
        { member: 'type', values: ["'actions'", "'band'"], mayBeAbsent: true },
      ],
      markup: `<tbody>${rows.join('')}</tbody>`,
    });
    const choose = (value: string) =>
      fireEvent.change(screen.getByLabelText('type:'), { target: { value } });
    choose("'actions'");
    expect(getShown()).toEqual(['field', 'getActions']);
    choose('');
    expect(getShown()).toEqual(['field', 'groups']);
    choose('any');
    expect(getShown()).toEqual(['field', 'getActions', 'groups']);
  });

  it('filters, says how much is shown, and clears by Escape', () => {
    const { getShown } = renderSection();
    const count = screen.getByText('3 in all');
    type('the rows');
    expect(getShown()).toEqual(['rows']);
    expect(count.textContent).toBe('1 of 3 shown');
    expect(count.getAttribute('role')).toBe('status');
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(getShown()).toHaveLength(3);
  });

  it.each([
    ['Plan', 'pro', ['rows', 'density']],
    ['Order', 'name', ['columns', 'density', 'rows']],
  ])('offers a choice of %s', (label, value, names) => {
    const { getShown } = renderSection();
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    expect(getShown()).toEqual(names);
  });

  it('offers required members alone', () => {
    const { getShown } = renderSection();
    fireEvent.click(screen.getByLabelText('Required only'));
    expect(getShown()).toEqual(['columns']);
  });

  it('shows what the address asks for', () => {
    const { getShown } = renderSection('/?props.plan=pro&props.filter=rows');
    expect(getShown()).toEqual(['rows']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('rows');
    expect(screen.getByLabelText<HTMLSelectElement>('Plan').value).toBe('pro');
  });

  it('lets the address say what is shown, once the reader pauses', () => {
    jest.useFakeTimers();
    const { getSearch } = renderSection('/?playground=DataGrid#props');
    type('ro');
    type('row');
    expect(getSearch()).toBe('?playground=DataGrid');
    act(() => jest.advanceTimersByTime(300));
    expect(getSearch()).toBe('?playground=DataGrid&props.filter=row');
    jest.useRealTimers();
  });

  it('offers nothing that would change nothing', () => {
    renderSection('/', { plans: ['community'], hasRequired: false, isSorted: true });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('marks and opens the member that the address points at', () => {
    const { getRow } = renderSection('/#prop-rows');
    expect(getRow('rows').dataset).toMatchObject({ current: '', open: '' });
    expect(getRow('density').dataset.current).toBeUndefined();
    // The browser has been there, before the rows around it had their sizes.
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it.each([
    [
      'has the focus where the page’s beginning had it meanwhile',
      focusPlace,
      'prop-rows',
    ],
    [
      'leaves a reader alone who has gone on',
      (it: HTMLElement) => it.focus(),
      'other',
    ],
  ])('a member that comes later than its page %s', (_, focus, focused) => {
    const other = document.createElement('a');
    Object.assign(other, { id: 'other', href: '/' });
    document.body.append(other);
    focus(other);
    renderSection('/#prop-rows');
    expect(document.activeElement!.id).toBe(focused);
    other.remove();
  });

  it('shows the member of an address whose query would hide it', () => {
    const { getShown } = renderSection('/?props.filter=density#prop-rows');
    expect(getShown()).toContain('rows');
  });

  it('leaves a reader who comes back to another place of the page there', () => {
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: -5000 } as DOMRect);
    const { getRow } = renderSection('/#prop-rows');
    expect(getRow('rows').dataset.current).toBe('');
    expect(scrollIntoView).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('copies the link to the member under the pointer or in focus', () => {
    const { getRow } = renderSection();
    const link = (name: string) =>
      screen.queryByRole('button', { name: `Copy the link to ${name}` });
    expect(link('rows')).toBeNull();
    fireEvent.pointerOver(getRow('rows'));
    expect(getRow('rows').contains(link('rows'))).toBe(true);
    fireEvent.focusIn(getRow('density').querySelector('a')!);
    expect(link('rows')).toBeNull();
    expect(link('density')).not.toBeNull();
  });
});
