import { renderRow, type Row } from '../renderRow';
import { listMembers } from '../../members';
import type { ApiDocument, ApiHook, ApiProp } from '../../types';
import { toRow } from '../toRow';
import { createComponent } from './createPage';
import { createTestContext } from './createTestContext';

const context = createTestContext();

/** The row of the first member of a page. */
function createRow(document: ApiDocument): Row {
  return toRow(listMembers(document)[0]!, context);
}

function toPropRow(prop: ApiProp): Row {
  return createRow(createComponent({ props: [prop] }));
}

const CATALOGUE = { product: 'data-grid' as const, types: {} };

const HOOK: ApiHook = {
  ...createComponent({}),
  kind: 'hook',
  name: 'useBars',
  signature: { params: [] },
};

/** A line per element, so that a difference can be read. */
function render(row: Row): string {
  return renderRow(row, context)
    .text.replaceAll('<', '\n<')
    .trim()
    .replace(/\n(<\/(?!tr|td))/g, '$1');
}

const prop = {
  name: 'size',
  type: 'number',
  required: false,
  plan: 'community' as const,
  description: '',
};

describe('a row', () => {
  it.each([
    [undefined, '<tr id="prop-size" data-plan="pro">'],
    [
      { member: 'type', values: ["'a'", "'b'"] },
      `<tr id="prop-size" data-plan="pro" data-when="type" data-is="'a'|'b'">`,
    ],
    [
      { member: 'type', values: ["'a'"], orAbsent: true as const },
      `<tr id="prop-size" data-plan="pro" data-when="type" data-is="'a'|">`,
    ],
  ])('carries its condition %j for the toolbar', (condition, start) => {
    const row = toPropRow({ ...prop, plan: 'pro', condition });
    expect(render(row).split('\n')[0]).toBe(start);
  });

  it('marks a description that stands in English', () => {
    const row = toPropRow({ ...prop, description: 'Its size.' });
    expect(render(row)).not.toContain('lang=');
    expect(render({ ...row, untranslated: true })).toMatch(
      /<td lang="en">Its size\./,
    );
  });

  it('is as small as its member', () => {
    expect(render(toPropRow(prop))).toMatchInlineSnapshot(`
      "<tr id="prop-size">
      <th scope="row">
      <a href="#prop-size">size</a></th>
      <td data-code>number
      </td>
      <td>
      </td>
      </tr>"
    `);
  });

  it('has all that is known of a prop', () => {
    const row = toPropRow({
      ...prop,
      type: '(thing: Thing) => Local',
      required: true,
      plan: 'premium',
      default: '`noop` in tests',
      description: 'Called with a [[Thing]].',
      deprecated: 'Use `width`.',
      signature: {
        params: [
          { name: 'thing', type: 'Thing', description: 'The thing.' },
          { name: 'extra', type: '', isOptional: true, description: '' },
        ],
        returns: { type: 'Local', description: 'What became of it.' },
      },
    });
    expect(render(row)).toMatchInlineSnapshot(`
      "<tr id="prop-size" data-plan="premium" data-required data-deprecated>
      <th scope="row">
      <a href="#prop-size">size</a> 
      <span data-mark>Required</span> 
      <span data-plan="premium" title="Needs the Premium plan">Premium</span></th>
      <td>
      <code>(thing: 
      <a href="/x/api/charts/thing" data-type="Thing">Thing</a>) =&gt; 
      <a href="/x/api/charts/types/00#type-Local">Local</a></code> Default 
      <code>noop</code> in tests
      </td>
      <td>
      <p data-reason>
      <strong>Deprecated</strong> Use 
      <code>width</code>.</p>Called with a 
      <a href="/x/api/charts/thing">
      <code>Thing</code></a>.
      <ul>
      <li>
      <code>thing: 
      <a href="/x/api/charts/thing" data-type="Thing">Thing</a></code> The thing.</li>
      <li>
      <code>extra?</code> </li>
      <li>Returns 
      <code>
      <a href="/x/api/charts/types/00#type-Local">Local</a></code> What became of it.</li></ul>
      </td>
      </tr>"
    `);
  });

  it.each([
    [
      'since when it is there',
      { since: { from: '8.10.2' } },
      '</a> Since\u00a08.10.2</th>',
    ],
    [
      'the range that this lies in',
      { since: { from: '8.10.2', after: '8.2.0' } },
      '</a> Since after 8.2, by 8.10.2</th>',
    ],
    [
      'where it goes',
      { removal: { from: '9.0.0' } },
      '<small data-removal>Removed in 9.0</small></th>',
    ],
    [
      'since when it is deprecated',
      { deprecated: true as const, deprecatedSince: { from: '8.10.2' } },
      '<strong>Deprecated since 8.10.2</strong>',
    ],
  ])('says %s', (_, marks, text) => {
    const row = { ...toPropRow(prop), ...marks };
    expect(renderRow(row, context).text).toContain(text);
  });

  it.each([
    [
      'slot',
      createRow(
        createComponent({
          slots: [
            {
              name: 'bar',
              description: 'A bar.',
              default: 'Thing',
              class: 'MuiBar-root',
              props: 'Partial<Local>',
              plan: 'community',
            },
          ],
        }),
      ),
      'slot-bar',
      '<a href="/x/api/charts/thing">Thing</a> Props Partial&lt;<a href="/x/api/charts/types/00#type-Local">Local</a>&gt;<div>Class .MuiBar-root</div>',
    ],
    [
      'class',
      createRow(
        createComponent({
          classes: [
            {
              key: 'bar--low',
              className: 'MuiBar-bar--low',
              description: '',
              plan: 'community',
            },
          ],
        }),
      ),
      'class-bar--low',
      '.MuiBar-bar--low',
    ],
    [
      'parameter',
      createRow({
        ...HOOK,
        signature: { params: [{ name: 'id', type: 'Local', description: '' }] },
      }),
      'param-id',
      '<code><a href="/x/api/charts/types/00#type-Local">Local</a></code>',
    ],
    [
      'event',
      createRow({
        ...CATALOGUE,
        kind: 'events',
        events: [
          {
            name: 'rowClick',
            plan: 'community',
            description: '',
            params: 'Thing',
            event: 'MouseEvent<HTMLElement>',
          },
        ],
      }),
      'event-rowClick',
      '<div>Parameters <code><a href="/x/api/charts/thing" data-type="Thing">Thing</a></code></div><div>Event <code>MouseEvent&lt;HTMLElement&gt;</code></div>',
    ],
    [
      'selector',
      createRow({
        ...CATALOGUE,
        kind: 'selectors',
        selectors: [
          {
            name: 'rowSelector',
            plan: 'community',
            description: '',
            returns: 'Thing',
            args: [{ name: 'id', type: 'string', description: '' }],
            source: { package: 'p', version: '1', file: 'f' },
          },
        ],
      }),
      'selector-rowSelector',
      '<code>(apiRef, id: string) =&gt; <a href="/x/api/charts/thing" data-type="Thing">Thing</a></code>',
    ],
  ])('has the anchor and the facts of a %s', (_, row, id, facts) => {
    expect([row.id, row.href, row.facts.text]).toEqual([id, `#${id}`, facts]);
  });
});

it('lets long names of members, classes and types break at a capital, and no link', () => {
  const name = 'onColumnVisibilityModelChange';
  const type = 'GridColumnVisibilityModelChangeParams';
  const context = createTestContext();
  const find = (token: string) =>
    token === type ? `/x/api/data-grid/types/00#type-${type}` : undefined;
  const [row] = listMembers(
    createComponent({
      props: [{ ...prop, name, type: `(params: ${type}) => void` }],
    }),
  );
  const { text } = renderRow(toRow(row!, { ...context, findType: find }), context);
  expect(text).toContain(
    `href="#prop-${name}">onColumnVisibility<wbr>ModelChange</a>`,
  );
  expect(text).toContain(
    `#type-${type}">GridColumnVisibility<wbr>ModelChangeParams</a>`,
  );
});
