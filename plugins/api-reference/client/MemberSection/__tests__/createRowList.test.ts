/** @jest-environment jsdom */
import { createRowList, EVERYTHING, readRowFacts } from '../rows';

function createTable() {
  const table = document.createElement('table');
  table.innerHTML = `<tbody>
    <tr id="prop-b" data-plan="pro" data-required><th><a>b</a></th><td>string</td><td>Second.</td></tr>
    <tr id="prop-a" data-deprecated><th><a>a</a></th><td>number</td><td>First.</td></tr>
  </tbody>`;
  return table.tBodies[0]!;
}

function getShown(body: HTMLTableSectionElement) {
  return [...body.rows].filter(({ hidden }) => !hidden).map(({ id }) => id);
}

it('reads what the build wrote into a row', () => {
  const [b, a] = [...createTable().rows].map(readRowFacts);
  expect(b).toEqual({
    name: 'b',
    text: 'b string second.',
    plan: 'pro',
    kind: undefined,
    isRequired: true,
    isDeprecated: false,
    index: 0,
  });
  expect(a).toMatchObject({
    plan: 'community',
    isRequired: false,
    isDeprecated: true,
  });
});

it('hides and orders the rows, and counts those that are left', () => {
  const body = createTable();
  const list = createRowList(body);
  expect(list.show({ ...EVERYTHING, order: 'name' })).toBe(2);
  expect(getShown(body)).toEqual(['prop-a', 'prop-b']);
  expect(list.show({ ...EVERYTHING, text: 'second' })).toBe(1);
  expect(getShown(body)).toEqual(['prop-b']);
  expect(list.show({ ...EVERYTHING, text: 'third' })).toBe(0);
  expect(list.show(EVERYTHING)).toBe(2);
  expect(getShown(body)).toEqual(['prop-b', 'prop-a']);
});

it('moves no row where the order stays', () => {
  const body = createTable();
  const append = jest.spyOn(body, 'append');
  const list = createRowList(body);
  list.show({ ...EVERYTHING, text: 'second' });
  expect(append).not.toHaveBeenCalled();
  list.show({ ...EVERYTHING, order: 'name' });
  expect(append).toHaveBeenCalledTimes(1);
});
