/** @jest-environment jsdom */
import { addToggles, handleToggleClick, setRowOpen } from '../rowDisclosure';

function createTable() {
  const table = document.createElement('table');
  table.innerHTML = `<thead><tr><th>Name</th></tr></thead><tbody>
    <tr id="prop-a" data-open><th><a>a</a></th></tr><tr id="prop-b"><th><a>b</a></th></tr>
  </tbody>`;
  table.addEventListener('click', handleToggleClick);
  return table;
}

function getToggles(table: HTMLTableElement) {
  return [...table.querySelectorAll('button')].map((button) => [
    button.getAttribute('aria-label'),
    button.getAttribute('aria-expanded'),
  ]);
}

it('gives each row one button that says whether it is open', () => {
  const table = createTable();
  addToggles(table, (name) => `Details of ${name}`);
  addToggles(table, (name) => `Details of ${name}`);
  expect(getToggles(table)).toEqual([
    ['Details of a', 'true'],
    ['Details of b', 'false'],
  ]);
});

it('opens and closes a row by its button alone', () => {
  const table = createTable();
  addToggles(table, (name) => name);
  const row = table.querySelector<HTMLElement>('#prop-b')!;
  row.querySelector('a')!.click();
  expect(row.hasAttribute('data-open')).toBe(false);
  row.querySelector('button')!.click();
  expect(row.hasAttribute('data-open')).toBe(true);
  expect(getToggles(table)[1]).toEqual(['b', 'true']);
  setRowOpen(row, false);
  expect(getToggles(table)[1]).toEqual(['b', 'false']);
});
