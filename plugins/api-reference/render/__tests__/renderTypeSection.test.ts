import type { ApiType } from '../../types';
import { renderTypeSection } from '../renderTypeSection';
import { createTestContext } from './createTestContext';

const TYPE: ApiType = {
  name: 'Axis',
  plan: 'community',
  description: '',
  members: [],
};

const render = (fields: Partial<ApiType>) =>
  renderTypeSection('Axis-2', { ...TYPE, ...fields }, createTestContext()).text;

const MEMBER = { name: 'size', type: 'Local', required: true, description: '' };

describe('renderTypeSection', () => {
  it.each<[string, Partial<ApiType>, string]>([
    ['its anchor and name', {}, '<section id="type-Axis-2"><h2>Axis</h2>'],
    ['its plan', { plan: 'pro' }, 'data-plan="pro"'],
    [
      'its declaration',
      { text: 'type Axis = Thing<1>' },
      '<pre><code>type Axis = <a href="/x/api/charts/thing" data-type="Thing">Thing</a>&lt;1&gt;</code></pre>',
    ],
    [
      'its type parameters',
      { typeParameters: 'T extends Local' },
      '<code>Axis&lt;T extends <a href="/x/api/charts/types/00#type-Local">Local</a>&gt;</code>',
    ],
    [
      'its page',
      { name: 'Thing' },
      '<p><a href="/x/api/charts/thing">Page of Thing</a></p>',
    ],
    [
      'why it is deprecated',
      { deprecated: 'Use `b`.' },
      '<p data-reason><strong>Deprecated</strong> Use <code>b</code>.</p>',
    ],
    [
      'what is not listed',
      { members: [MEMBER], others: 2 },
      '<p>2 more are attributes and event handlers of the DOM element.</p>',
    ],
    [
      'a member',
      { members: [MEMBER] },
      '<div><dt><code><b>size</b>: <a href="/x/api/charts/types/00#type-Local">Local</a></code></dt></div>',
    ],
    [
      'an optional member',
      { members: [{ ...MEMBER, required: false, default: '3' }] },
      '<b>size</b>?: ',
    ],
    [
      'a default',
      { members: [{ ...MEMBER, default: '3' }] },
      '<dd><p>Default <code>3</code></p></dd>',
    ],
    [
      'a description',
      { members: [{ ...MEMBER, description: 'A *size*.' }] },
      '<dd>A <em>size</em>.</dd>',
    ],
    [
      'what stayed English',
      { members: [{ ...MEMBER, description: 'A size.', untranslated: true }] },
      '<dd lang="en">A size.</dd>',
    ],
  ])('has %s', (_, fields, markup) => {
    expect(render(fields)).toContain(markup);
  });
});
