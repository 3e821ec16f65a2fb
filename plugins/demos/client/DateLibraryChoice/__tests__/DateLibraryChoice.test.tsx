/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { getSettingsStore } from '@site/plugins/settings/common/store';
import DateLibraryChoice from '..';

let permalink: string;

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ metadata: { permalink } }),
}));

// A portal with more languages than two, as PORTAL_LANGUAGES can make it.
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    i18n: { currentLocale: 'en', defaultLocale: 'en', locales: ['en', 'zh', 'pt'] },
  }),
}));

beforeEach(() => getSettingsStore().set('dateLibrary', 'dayjs'));

it.each([
  ['/x/react-date-pickers/date-picker', true],
  ['/zh/x/react-date-pickers/quickstart', true],
  ['/pt/x/react-date-pickers/quickstart', true],
  ['/x/react-data-grid/editing', false],
  ['/x/introduction/licensing', false],
])('on %s it is there: %s', (address, isThere) => {
  permalink = address;
  render(<DateLibraryChoice />);
  expect(screen.queryAllByRole('group')).toHaveLength(isThere ? 1 : 0);
});

it('says and remembers the choice', () => {
  permalink = '/x/react-date-pickers/date-picker';
  render(<DateLibraryChoice />);
  const listPressed = () =>
    screen.getAllByRole('button', { pressed: true }).map((b) => b.textContent);
  expect(listPressed()).toEqual(['Day.js']);
  fireEvent.click(screen.getByRole('button', { name: 'Luxon' }));
  expect(listPressed()).toEqual(['Luxon']);
  expect(localStorage.getItem('dateLibrary')).toBe('luxon');
});
