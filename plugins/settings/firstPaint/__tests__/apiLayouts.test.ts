/** @jest-environment jsdom */
import { stubSystemMode } from '../../../../tests/jest/stubSystemMode';
import { TEXT_STORAGES } from '../../../../src/utils/storage';
import { formatApiLayouts } from '../../common/apiLayouts';
import { createSettingsStore } from '../../common/createSettingsStore';
import { stampFirstPaint } from '../stampFirstPaint';

const cases: [stored: string | null, stamp: string][] = [
  [null, ''],
  ['{}', ''],
  ['{"props":"list"}', 'props:list'],
  ['{"classes":"expanded","props":"table"}', 'classes:expanded props:table'],
  ['{"props":"list","props":"table"}', ''],
  ['{"props":"grid"}', ''],
  ['{"props":"list","members":"list"}', ''],
  ['{"props":["list"]}', ''],
  ['{"props":"list"', ''],
  ['["list"]', ''],
  ['"list"', ''],
  ['null', ''],
  ['7', ''],
  ['', ''],
];

beforeEach(() => stubSystemMode('light'));

it.each(cases)('%j is stamped as "%s", before paint and after', (stored, stamp) => {
  localStorage.clear();
  if (stored !== null) {
    localStorage.setItem('apiLayouts', stored);
  }

  stampFirstPaint('theme-x', '');
  expect(document.documentElement.dataset.apiLayouts).toBe(stamp);

  const store = createSettingsStore(TEXT_STORAGES);
  expect(formatApiLayouts(store.get('apiLayouts'))).toBe(stamp);
  if (stamp === '') {
    expect(localStorage.getItem('apiLayouts')).toBeNull();
  }
});

it.each([
  ['?layout.props=list', 'props:list'],
  ['?props.filter=row&layout.props=table', 'props:table'],
  ['?layout.slots=list', 'props:expanded slots:list'],
  ['?layout.props=grid', 'props:expanded'],
  ['?layout.members=list', 'props:expanded'],
  ['', 'props:expanded'],
])('the address %j comes before what is stored', (search, stamp) => {
  localStorage.setItem('apiLayouts', '{"props":"expanded"}');
  window.history.replaceState(null, '', `/x/api/charts/bar-chart${search}`);
  stampFirstPaint('theme-x', '');
  expect(document.documentElement.dataset.apiLayouts).toBe(stamp);
  window.history.replaceState(null, '', '/');
});

it('stamps the query of the address, by which style sheets know what it asks of lists', () => {
  window.history.replaceState(null, '', '/x/api/charts/x-axis?props.filter=a&b');
  stampFirstPaint('theme-x', '');
  expect(document.documentElement.dataset.search).toBe('?props.filter=a&b');
  window.history.replaceState(null, '', '/');
  stampFirstPaint('theme-x', '');
  expect(document.documentElement.dataset.search).toBe('');
});

it('takes a choice back by absence', () => {
  localStorage.clear();
  const store = createSettingsStore(TEXT_STORAGES);
  store.set('apiLayouts', { props: 'list' });
  expect(localStorage.getItem('apiLayouts')).toBe('{"props":"list"}');
  store.set('apiLayouts', {});
  expect(localStorage.getItem('apiLayouts')).toBeNull();
});
