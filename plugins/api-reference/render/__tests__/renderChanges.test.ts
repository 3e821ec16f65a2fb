import {
  createEntry,
  createMember,
  createRecord,
  INSTALLED,
} from '../../history/__tests__/createRecord';
import type { EntryHistory } from '../../common/history/types';
import { createPageHistory } from '../createPageHistory';
import { renderChanges } from '../renderChanges';
import { createTestContext } from './createTestContext';

/** The markup of an entry's changes, a line per element that is not in a line. */
function render(entry: EntryHistory, others: EntryHistory[] = []) {
  const history = createRecord(entry, ...others);
  const page = createPageHistory({ history, installed: INSTALLED }, entry);
  return renderChanges(createTestContext(page))?.replace(
    /<(?=h3|h4|p>|dl|div|dt|dd|ul|li|\/div>(?!<div>))/g,
    '\n<',
  );
}

/** The list item of the first change, or the definition of the names. */
function renderChange(...states: Parameters<typeof createMember>[1][]) {
  const markup = render(createEntry([createMember('size', ...states)]));
  return /<li[^]*?<\/li>|<dd>[^]*?<\/dd>/
    .exec(markup?.split('<ul>').at(-1) ?? '')?.[0]
    .trim();
}

const FIRST = { from: '7.29.1' };

describe('renderChanges', () => {
  it('tells of nothing where nothing changed', () => {
    expect(render(createEntry([createMember('size', FIRST)]))).toBeUndefined();
  });

  it('groups by version, and keeps what is to come apart', () => {
    expect(
      render(
        createEntry([
          createMember('size', { from: '8.9.4' }, { from: '9.0.2', gone: true }),
          createMember('width', { from: '8.10.1', after: '8.2.0' }),
          { kind: 'slot', name: 'bar', states: [{ from: '8.9.4' }] },
          createMember('late', { from: '9.0.2' }),
          createMember('later', { from: '9.0.2' }),
        ]),
      ),
    ).toMatchInlineSnapshot(`
      "
      <div data-coming>
      <h3>Coming after 8.10</h3>
      <p>This page documents version 8.10. These changes come with a later one.</p>
      <h4>9.0.2</h4>
      <dl>
      <dt>Added</dt>
      <dd><code>late, later</code></dd>
      <dt>Removed</dt>
      <dd><a href="#prop-size">size</a></dd></dl>
      </div>
      <h3>After 8.2, by 8.10.1</h3>
      <dl>
      <dt>Added</dt>
      <dd><a href="#prop-width">width</a></dd></dl>
      <h3>8.9.4</h3>
      <dl>
      <dt>Added</dt>
      <dd>
      <ul>
      <li><a href="#prop-size">size</a></li>
      <li><small>Slots</small> <a href="#slot-bar">bar</a></li></ul></dd></dl>"
    `);
  });

  it.each([
    [
      'a removal, with its anchor and what took the place',
      [FIRST, { from: '8.9.4', gone: true as const, replacedBy: 'slot:bar' }],
      '<li id="removed-prop-size"><code>size</code> replaced by <code>bar</code> <small>slot</small></li>',
    ],
    [
      'a removal, with the last reason where nothing is known to take the place',
      [
        { ...FIRST, deprecated: 'Give the [[Thing]] a `width`.' },
        { from: '8.9.4', gone: true as const },
      ],
      '<li id="removed-prop-size"><code>size</code> <span>Give the <a href="/x/api/charts/thing"><code>Thing</code></a> a <code>width</code>.</span></li>',
    ],
    [
      'a deprecation',
      [FIRST, { from: '8.9.4', deprecated: true as const }],
      '<dd><a href="#prop-size">size</a></dd>',
    ],
    [
      'a default',
      [FIRST, { from: '8.9.4', default: "`'a'`" }],
      '<dd><a href="#prop-size">size</a>: none → <code>\'a\'</code></dd>',
    ],
    [
      'a requirement',
      [FIRST, { from: '8.9.4', required: true as const }],
      '<dd><a href="#prop-size">size</a>: now required</dd>',
    ],
    [
      'a plan',
      [FIRST, { from: '8.9.4', plan: 'pro' as const }],
      '<dd><a href="#prop-size">size</a>: Community → Pro</dd>',
    ],
    [
      'what is not documented without a link',
      [FIRST, { from: '8.9.4', default: '1', undocumented: true as const }],
      '<dd><code>size</code>: none → <code>1</code></dd>',
    ],
  ])('tells of %s', (_, states, markup) => {
    expect(renderChange(...states)).toBe(markup);
  });

  it('leads from what was removed and came back to where it is', () => {
    const markup = render(
      createEntry([
        createMember(
          'size',
          FIRST,
          { from: '8.2.0', gone: true },
          { from: '8.9.4' },
          { from: '9.0.2', gone: true },
        ),
      ]),
    );
    expect(markup).not.toContain('id=');
    expect(markup!.match(/href="#prop-size"/g)).toHaveLength(3);
  });

  it('gives the anchor to the last removal alone', () => {
    const markup = render(
      createEntry([
        createMember(
          'size',
          FIRST,
          { from: '8.2.0', gone: true },
          { from: '8.9.4' },
          { from: '8.10.1', gone: true },
        ),
      ]),
    );
    expect(markup!.match(/id="removed-prop-size"/g)).toHaveLength(1);
    expect(markup!.indexOf('id=')).toBeLessThan(markup!.indexOf('8.9'));
  });

  it('tells an index of its entries, the removed ones with an anchor', () => {
    const gone = createEntry([], {
      name: 'Things',
      states: [
        { from: '7.29.1', plan: 'community' },
        { from: '8.9.4', gone: true, replacedBy: 'Thing' },
      ],
    });
    const kept = createEntry([], {
      name: 'Thing',
      states: [{ from: '8.9.4', plan: 'community' }],
    });
    const history = createRecord(gone, kept);
    const index = createPageHistory({ history, installed: INSTALLED }, undefined);
    const markup = renderChanges(createTestContext(index));
    expect(markup).toContain(
      '<li id="removed-Things"><code>Things</code> replaced by <a href="/x/api/charts/thing">Thing</a></li>',
    );
    expect(markup).toContain(
      '<dt>Added</dt><dd><a href="/x/api/charts/thing">Thing</a></dd>',
    );
  });

  it('marks the sources’ words as English on a page of another language', () => {
    const entry = createEntry([
      createMember(
        'size',
        { ...FIRST, deprecated: 'Old.' },
        { from: '8.9.4', gone: true },
      ),
    ]);
    const page = createPageHistory(
      { history: createRecord(entry), installed: INSTALLED },
      entry,
    );
    expect(renderChanges({ ...createTestContext(page), locale: 'zh' })).toContain(
      '<span lang="en">Old.</span>',
    );
  });
});
