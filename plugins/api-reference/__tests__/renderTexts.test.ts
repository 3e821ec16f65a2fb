import { toSlug } from '../toSlug';
import { renderTexts } from '../renderTexts';
import type { ApiComponent } from '../types';

const component: ApiComponent = {
  kind: 'component',
  name: 'Thing',
  product: 'charts',
  slug: 'thing',
  plan: 'community',
  imports: [],
  description: 'Shows a **thing**. See [[Other]] and [[Unknown]].',
  source: { package: '@mui/x-charts', version: '1.0.0', file: 'Thing.js' },
  demos: [],
  muiName: null,
  themeOptions: [],
  props: [
    {
      name: 'size',
      type: 'number',
      required: false,
      plan: 'community',
      default: '1',
      description: 'Not <b>markup</b>.',
      deprecated: 'Use `width`.',
    },
    {
      name: 'open',
      type: 'boolean',
      required: false,
      plan: 'community',
      default: '`true` on a desktop',
      description: '',
    },
  ],
  slots: [],
  classes: [],
};

describe('renderTexts', () => {
  const rendered = renderTexts(component, { Other: '/zh/x/api/charts/other' });

  it('renders Markdown and links the names that have a page', () => {
    expect(rendered.description).toBe(
      '<p>Shows a <strong>thing</strong>. See <a href="/zh/x/api/charts/other"><code>Other</code></a> and <code>Unknown</code>.</p>',
    );
  });

  it('escapes HTML in a description', () => {
    expect(rendered.props[0]!.description).toBe(
      '<p>Not &lt;b&gt;markup&lt;/b&gt;.</p>',
    );
  });

  it('renders a default as code, or as a sentence with code', () => {
    expect(rendered.props.map((prop) => prop.default)).toEqual([
      '<p><code>1</code></p>',
      '<p><code>true</code> on a desktop</p>',
    ]);
  });
});

describe('toSlug', () => {
  it.each([
    ['DataGridPremium', 'data-grid-premium'],
    ['BarChart', 'bar-chart'],
    ['DateTimePickerTabs', 'date-time-picker-tabs'],
    ['HTMLElementBar', 'html-element-bar'],
  ])('%s', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });
});
