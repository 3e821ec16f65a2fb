/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  createFakeEngine,
  createResponse,
  createResult,
} from '../../../engine/__tests__/createFakeEngine';
import { SearchIndexMissing } from '../../../engine/types';
import { getSettingsStore } from '@site/plugins/settings/common/store';
import { renderInPortal } from '@site/tests/jest/renderInPortal';
import { TO_CONTENT } from '@site/src/utils/toContent';
import Dialog from '../Dialog';
import { openSearch } from '../state';

let mockFake: ReturnType<typeof createFakeEngine>;
const mockOpenEngine = () => Promise.resolve(mockFake.engine);
const mockPush = jest.fn();

jest.mock('../../useSearchEngine', () => ({
  useSearchEngine: () => mockOpenEngine,
}));
jest.mock('@site/src/hooks/usePageAddress', () => ({
  usePageAddress: () => ({ canonical: '/x/react-charts/bars' }),
}));
jest.mock('@docusaurus/router', () => ({
  useHistory: () => ({ push: mockPush }),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

beforeAll(() => {
  // The test environment has dialogs that don't open.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  mockFake = createFakeEngine();
  mockPush.mockClear();
  window.open = jest.fn();
  getSettingsStore().set('recentSearches', []);
  openSearch();
});

afterEach(() => {
  jest.useRealTimers();
});

const ROWS = createResult('Rows');
const ROW_HEIGHT = createResult('Row height');
const ROW_PROP = createResult('rows', 'api');

function pass(milliseconds = 50) {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function getField() {
  return screen.getByRole<HTMLInputElement>('combobox');
}

function type(text: string, init: { isComposing?: boolean } = {}) {
  fireEvent.input(getField(), { target: { value: text }, ...init });
}

function press(key: string, init: object = {}) {
  fireEvent.keyDown(document.activeElement!, { key, ...init });
}

/** The texts that were asked for. */
function getAsked() {
  return mockFake.asked.map(({ query }) => query.text);
}

async function answer(...results: Parameters<typeof createResponse>) {
  await pass();
  mockFake.asked.at(-1)!.answer(createResponse(...results));
  await pass(0);
}

/** What a screen reader hears once the reader pauses. */
async function hear() {
  await pass(500);
  return screen.getByRole('status').textContent;
}

/** Whether a click is left to the browser; the test environment can't follow it. */
function clickIsLeft(element: Element, init: object = {}) {
  let isLeft: boolean | undefined;
  const listen = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', listen, { once: true });
  fireEvent.click(element, init);
  return isLeft;
}

function getActive() {
  const id = getField().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
}

function setUp() {
  const handleClose = jest.fn();
  renderInPortal(<Dialog onClose={handleClose} />);
  return handleClose;
}

it('is a combobox over options of all kinds, the best one active', async () => {
  setUp();
  expect(getField().getAttribute('aria-expanded')).toBe('false');
  type('row');
  await answer(ROW_PROP, ROWS, ROW_HEIGHT);
  expect(getField().getAttribute('aria-expanded')).toBe('true');
  expect(getField().getAttribute('aria-controls')).toBe(
    screen.getByRole('listbox').id,
  );
  expect(
    screen
      .getAllByRole('option')
      .map((option) => option.querySelector('[role="img"]')?.ariaLabel),
  ).toEqual(['API', 'Guide', 'Guide']);
  expect(getActive()).toBe('rows');
  press('ArrowDown');
  expect(getActive()).toContain('Rows');
});

it('says how many results there are once the reader pauses, and nothing between', async () => {
  setUp();
  type('row');
  await answer(ROW_PROP, ROWS, ROW_HEIGHT);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  expect(await hear()).toBe('3 results');
  type('row h');
  expect(status.textContent).toBe('3 results');
  await answer(ROW_HEIGHT);
  expect(status.textContent).toBe('3 results');
  expect(await hear()).toBe('1 result');
});

it('has other places of a page below its best, in a group with the page’s name', async () => {
  setUp();
  type('row');
  const trail = ['Row height'];
  const more = [
    { ...createResult('Spacing'), trail },
    { ...createResult('SpacedRows', 'demo'), trail },
  ];
  await answer({ ...createResult('Auto height'), trail, more }, ROWS);
  const group = screen.getByRole('group', { name: 'Row height' });
  const marks = within(group)
    .getAllByRole('option')
    .map((option) => within(option).queryByRole('img')?.ariaLabel);
  expect(marks).toEqual(['Guide', undefined, 'Demo']);
  press('ArrowDown');
  expect(getActive()).toBe('Spacing');
  press('ArrowDown');
  press('ArrowDown');
  expect(getActive()).toBe('Rows');
  expect(await hear()).toBe('2 results');
});

it('opens the choice at Enter, and remembers the search that led there', async () => {
  const handleClose = setUp();
  type(' row ');
  await answer(ROWS, ROW_HEIGHT);
  press('ArrowDown');
  press('Enter');
  expect(mockPush).toHaveBeenCalledWith('/x/guide/row-height', TO_CONTENT);
  expect(handleClose).toHaveBeenCalled();
  expect(getSettingsStore().get('recentSearches')).toEqual(['row']);
});

it.each([{ ctrlKey: true }, { metaKey: true }])(
  'opens a new tab at Enter with %j, and stays',
  async (modifier) => {
    const handleClose = setUp();
    type('row');
    await answer(ROWS);
    press('Enter', modifier);
    expect(window.open).toHaveBeenCalledWith('/x/guide/rows', '_blank', 'noopener');
    expect(mockPush).not.toHaveBeenCalled();
    expect(handleClose).not.toHaveBeenCalled();
  },
);

it('keeps Enter for the answer that is under way', async () => {
  setUp();
  type('row');
  await answer(ROWS);
  type('row h');
  press('Enter');
  expect(mockPush).not.toHaveBeenCalled();
  await answer(ROW_HEIGHT);
  expect(mockPush).toHaveBeenCalledWith('/x/guide/row-height', TO_CONTENT);
});

it('forgets an Enter when something else is typed', async () => {
  setUp();
  type('row');
  press('Enter');
  type('row h');
  await answer(ROW_HEIGHT);
  expect(mockPush).not.toHaveBeenCalled();
});

it('leaves clicks with a modifier or another button to the browser', async () => {
  setUp();
  type('row');
  await answer(ROWS);
  const option = screen.getByRole('option');
  expect(option.getAttribute('href')).toBe('/x/guide/rows');
  expect(clickIsLeft(option, { ctrlKey: true })).toBe(true);
  fireEvent(option, new MouseEvent('auxclick', { button: 1, bubbles: true }));
  expect(mockPush).not.toHaveBeenCalled();
  expect(getSettingsStore().get('recentSearches')).toEqual(['row']);
  expect(clickIsLeft(option)).toBe(false);
  expect(mockPush).toHaveBeenCalledWith('/x/guide/rows', TO_CONTENT);
});

it('waits for the end of a composition, and does not open at its Enter', async () => {
  setUp();
  fireEvent.compositionStart(getField());
  type('shuju', { isComposing: true });
  await pass(500);
  expect(getAsked()).toEqual([]);
  expect(getField().value).toBe('shuju');
  type('数据', { isComposing: true });
  fireEvent.compositionEnd(getField(), { data: '数据' });
  await answer(ROWS);
  expect(getAsked()).toEqual(['数据']);
  press('Enter', { isComposing: true });
  press('Enter', { keyCode: 229 });
  expect(mockPush).not.toHaveBeenCalled();
  press('Enter');
  expect(mockPush).toHaveBeenCalledTimes(1);
});

it('empties the field at Escape, and leaves the next one to the dialog', async () => {
  setUp();
  type('row');
  await answer(ROWS);
  press('Escape');
  expect(getField().value).toBe('');
  expect(screen.queryByRole('option')).toBeNull();
  expect(fireEvent.keyDown(getField(), { key: 'Escape' })).toBe(true);
});

it('narrows to a kind by its facet, and back', async () => {
  setUp();
  type('row');
  await answer(ROW_PROP, ROWS);
  const facet = screen.getByRole('button', { name: /^API/ });
  fireEvent.click(facet);
  await answer(ROW_PROP);
  expect(mockFake.asked.at(-1)!.query).toMatchObject({ text: 'row', kind: 'api' });
  expect(facet.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(facet);
  await pass();
  expect(mockFake.asked.at(-1)!.query.kind).toBeUndefined();
});

it('has the reader’s product first among the facets, and only prefers it', async () => {
  setUp();
  type('row');
  await answer(ROWS);
  const group = screen.getByRole('group', { name: 'Library' });
  expect(group.querySelector('button')!.textContent).toBe('Charts');
  expect(screen.getByRole('button', { name: 'Guides' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Demos, no results' })).toBeTruthy();
  expect(mockFake.asked[0]!.query).toMatchObject({ currentProduct: 'charts' });
  expect(mockFake.asked[0]!.query.product).toBeUndefined();
});

it('says what it understood when there is nothing, and offers no facets', async () => {
  setUp();
  type('zzz');
  await answer();
  expect(screen.getByRole('heading').textContent).toBe('Nothing found for “zzz”');
  expect(await hear()).toBe('Nothing found for “zzz”');
  const issue = screen.getByRole('link', { name: 'Report what is missing' });
  expect(new URL(issue.getAttribute('href')!).searchParams.get('title')).toBe(
    'Search for “zzz” finds nothing',
  );
  expect(screen.queryByRole('group', { name: 'Library' })).toBeNull();
});

it('searches everywhere where nothing is left by the facets', async () => {
  setUp();
  type('row');
  await answer(ROWS);
  fireEvent.click(screen.getByRole('button', { name: /^Demos/ }));
  await answer();
  expect(screen.getByRole('heading').textContent).toBe(
    'Nothing found for “row” in Demos',
  );
  expect(screen.getByRole('group', { name: 'Library' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Search everywhere' }));
  await pass();
  expect(mockFake.asked.at(-1)!.query).toMatchObject({ text: 'row' });
  expect(mockFake.asked.at(-1)!.query.kind).toBeUndefined();
});

it.each([
  ['no index', new SearchIndexMissing('There is none.'), 'no search index', 0],
  ['a failure', new Error('no network'), 'could not be finished', 1],
])('tells of %s', async (_, error, said, retries) => {
  setUp();
  type('row');
  await pass();
  mockFake.asked[0]!.fail(error);
  await pass(0);
  expect(screen.getByRole('heading').textContent).toContain(said);
  expect(await hear()).toContain(said);
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(
    retries,
  );
});

it('is closed before the page changes, whenever the browser tells of it', async () => {
  const { close } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.close = () => undefined;
  const handleClose = setUp();
  type('row');
  await answer(ROWS);
  mockPush.mockImplementation(() => expect(handleClose).toHaveBeenCalled());
  press('Enter');
  expect(mockPush).toHaveBeenCalled();
  mockPush.mockReset();
  HTMLDialogElement.prototype.close = close;
});

it('tries again', async () => {
  setUp();
  type('row');
  await pass();
  mockFake.asked[0]!.fail(new Error('no network'));
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(ROWS);
  expect(screen.getByRole('option')).toBeTruthy();
});

it('offers what may have been meant, and searches it', async () => {
  setUp();
  type('rwos');
  await pass();
  mockFake.asked[0]!.answer({ ...createResponse(ROWS), suggestions: ['rows'] });
  await pass(0);
  expect(await hear()).toBe('1 result Did you mean rows');
  fireEvent.click(screen.getByRole('button', { name: 'rows' }));
  expect(getField().value).toBe('rows');
  expect(document.activeElement).toBe(getField());
  await pass();
  expect(getAsked()).toEqual(['rwos', 'rows']);
});

it('offers it where nothing is found, too', async () => {
  setUp();
  type('rwos');
  await pass();
  mockFake.asked[0]!.answer({ ...createResponse(), suggestions: ['rows'] });
  await pass(0);
  expect(screen.getByRole('button', { name: 'rows' })).toBeTruthy();
});

it('lists recent searches, to search again, to forget one or all', async () => {
  getSettingsStore().set('recentSearches', ['a', 'b', 'c']);
  setUp();
  fireEvent.click(screen.getByRole('button', { name: 'Forget “b”' }));
  expect(getSettingsStore().get('recentSearches')).toEqual(['a', 'c']);
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('a');
  press('ArrowDown');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(getField());
  fireEvent.click(screen.getByRole('button', { name: 'c' }));
  expect(getField().value).toBe('c');
  expect(document.activeElement).toBe(getField());
  await pass();
  expect(getAsked()).toEqual(['c']);
  press('Escape');
  fireEvent.click(screen.getByRole('button', { name: 'Forget all' }));
  expect(getSettingsStore().get('recentSearches')).toEqual([]);
});

it('never remembers what was not followed', async () => {
  setUp();
  type('row');
  await answer(ROWS);
  press('Escape');
  expect(getSettingsStore().get('recentSearches')).toEqual([]);
});

it('is short where a message is all there is, and keeps its height while it searches', async () => {
  const isShort = () => screen.getByRole('dialog').dataset['short'];
  setUp();
  expect(isShort()).toBe('true');
  type('row');
  expect(isShort()).toBe('false');
  await answer(ROWS);
  expect(isShort()).toBe('false');
  type('rowx');
  await answer();
  expect(isShort()).toBe('true');
  type('rowxy');
  await pass();
  expect(isShort()).toBe('true');
});

it('shows of a section more than the list does, and never the same again', async () => {
  setUp();
  type('row');
  const excerpt = { text: 'A row.', marks: [] };
  const passage = { text: 'A row. It has a height.', marks: [] };
  await answer({ ...ROWS, excerpt, passage }, { ...ROW_HEIGHT, excerpt });
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview.textContent).toBe('RowsA row. It has a height.');
  press('ArrowDown');
  expect(preview.textContent).toBe('Row height');
});

it('begins with what it is opened with', async () => {
  openSearch('colum definition');
  setUp();
  await pass();
  expect(getAsked()).toEqual(['colum definition']);
});

it('shows what the reference says of the member at the cursor', async () => {
  setUp();
  type('row');
  const member = {
    of: 'DataGrid',
    kind: 'prop',
    type: 'GridRowsProp',
    default: '[]',
    plan: 'pro',
    required: true,
    description: 'The rows.',
  };
  await answer({ ...ROW_PROP, member }, ROWS);
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview.textContent).toBe(
    'rowspropDataGridProRequiredThe rows.TypeGridRowsPropDefault[]',
  );
});

it('answers in the list with the type, the default and a line of a member', async () => {
  setUp();
  type('row');
  const member = {
    of: 'DataGrid',
    kind: 'prop',
    type: 'number',
    default: '52',
    description: 'Height of a row.',
  };
  await answer({ ...ROW_PROP, member });
  expect(screen.getByRole('option').textContent).toBe(
    'rowspropnumberDefault 52Height of a row.',
  );
});

it('marks what matches by elements, never by HTML', async () => {
  setUp();
  type('row');
  await answer({
    ...ROWS,
    title: '<b>Rows</b>',
    titleMarks: [[3, 6]],
    excerpt: { text: 'a row', marks: [[2, 5]] },
  });
  const option = screen.getByRole('option');
  expect(option.querySelector('b')).toBeNull();
  expect(
    [...option.querySelectorAll('mark')].map(({ textContent }) => textContent),
  ).toEqual(['Row', 'row']);
});
