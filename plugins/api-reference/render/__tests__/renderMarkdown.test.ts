import { renderDefault, renderMarkdown } from '../renderMarkdown';
import { createTestContext } from './createTestContext';

describe('renderMarkdown', () => {
  it.each([
    ['', ''],
    ['Shows a **thing**.', 'Shows a <strong>thing</strong>.'],
    ['See [[Thing]].', 'See <a href="/x/api/charts/thing"><code>Thing</code></a>.'],
    [
      'See [[Local]].',
      'See <a href="/x/api/charts/types/00#type-Local"><code>Local</code></a>.',
    ],
    ['See [[Unknown]].', 'See <code>Unknown</code>.'],
    ['A [[Map<Id, Model>]] by id.', 'A <code>Map&lt;Id, Model&gt;</code> by id.'],
    ['Not <b>markup</b>.', 'Not &lt;b&gt;markup&lt;/b&gt;.'],
    ['One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
    ['- One\n- Two', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>'],
    [
      '[Bars](https://mui.com/x/react-charts/bars/#stacking)',
      '<a href="/x/react-charts/bars">Bars</a>',
    ],
    [
      '[Pies](https://mui.com/x/react-charts/pie/#arcs)',
      '<a href="https://mui.com/x/react-charts/pie/#arcs">Pies</a>',
    ],
    [
      '[Input](/material-ui/api/input/)',
      '<a href="https://mui.com/material-ui/api/input/">Input</a>',
    ],
    ['[Bars](/x/react-charts/bars/)', '<a href="/x/react-charts/bars">Bars</a>'],
    [
      'See https://example.com/a#b.',
      'See <a href="https://example.com/a#b">https://example.com/a#b</a>.',
    ],
    ['`https://example.com`', '<code>https://example.com</code>'],
    ['[x](javascript:alert(1))', '<a href="">x</a>'],
  ])('%j', (text, markup) => {
    expect(renderMarkdown(text, createTestContext()).text).toBe(markup);
  });
});

describe('renderDefault', () => {
  it.each([
    ['1', '<code>1</code>'],
    ['`true` on a desktop', '<code>true</code> on a desktop'],
  ])('%j', (text, markup) => {
    expect(renderDefault(text, createTestContext()).text).toBe(markup);
  });
});
