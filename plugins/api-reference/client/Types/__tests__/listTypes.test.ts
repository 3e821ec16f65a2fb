/** @jest-environment jsdom */
import { listTypes, toAskedType } from '../listTypes';

const ROOT = `
  <div data-html=""><a href="/x/api/charts/types/00#type-Local">Local</a></div>
  <table data-markup="props"><tbody><tr id="prop-a"><th><a href="#prop-a">a</a></th>
    <td><code><a href="/x/api/charts/types/01#type-Axis2">Axis</a> | <a href="/x/api/charts/thing" data-type="Thing">Thing</a> | <a href="/x/api/charts/types/00#type-Local">Local</a></code></td>
    <td><a data-snippet href="/x/api/charts/snippets/chart#snippet-a">Example</a> <a href="/x/api/charts/page">page</a></td></tr>
    <tr data-type-host><td><div data-type-panel><a href="/x/api/charts/types/02#type-Inner">Inner</a></div></td></tr></tbody></table>
  <ul data-types><li><a href="/x/api/charts/types/03#type-Listed">Listed</a></li></ul>`;

it('lists what the page names, once, by name, and nothing of what is open or listed', () => {
  const root = document.createElement('div');
  root.innerHTML = ROOT;
  expect(listTypes(root)).toEqual([
    {
      anchor: 'type-Axis2',
      name: 'Axis',
      href: '/x/api/charts/types/01#type-Axis2',
      dataType: undefined,
    },
    {
      anchor: 'type-Local',
      name: 'Local',
      href: '/x/api/charts/types/00#type-Local',
      dataType: undefined,
    },
    {
      anchor: 'type-Thing',
      name: 'Thing',
      href: '/x/api/charts/thing',
      dataType: 'Thing',
    },
  ]);
});

it.each([
  ['type-AxisConfig', /^\/zh\/x\/api\/charts\/types\/[\da-f]{2}#type-AxisConfig$/],
  ['prop-type', undefined],
  ['', undefined],
])('finds the document of the type of an anchor: %s', (anchor, href) => {
  const type = toAskedType(anchor, 'charts', (route) => `/zh${route}`);
  expect(type?.href).toEqual(href && expect.stringMatching(href));
});
