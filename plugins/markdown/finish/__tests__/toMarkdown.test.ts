import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { findContent } from '../createPageMarkdown';
import { toMarkdown } from '../toMarkdown';

/** The Markdown of a page with this text. */
function convert(html: string, language = 'en'): string {
  const root = unified().use(rehypeParse).parse(`<main>${html}</main>`);
  return toMarkdown(findContent(root)!, {
    route: language === 'en' ? '/x/react-charts/bars' : `/${language}/x/a`,
    language,
    siteUrl: 'https://docs.example.com',
    repositoryUrl: 'https://git.example.com/docs',
  });
}

/** A code block as the theme renders it, with a button and a name in its bar. */
function codeBlock(language: string, lines: string[], title = ''): string {
  const rows = lines.map((line) => {
    const [, mark = '', text = ''] = /^(?:\[(added|removed)\])?(.*)$/.exec(line)!;
    return `<div class="token-line ${mark && `code-line-${mark}`}"><span class="token">${text}</span><br/></div>`;
  });
  return `<div data-code-block class="language-${language} theme-code-block"><div class="bar">${title && `<span data-code-title>${title}</span>`}<span>TSX</span><button>Copy</button></div><pre class="prism-code language-${language}"><code>${rows.join('')}</code></pre></div>`;
}

const demo = (content: string) =>
  `<section data-demo="react-charts/bars/Rows" aria-label="Demo: Rows"><div role="group"><p>running</p></div><div><details><summary>Show code</summary>${content}</details><pre class="preview"><code>the preview</code></pre></div></section>`;

const members = (rows: string, head = 'Type and default') =>
  `<table data-markup="props"><thead><tr><th scope="col">Name<th scope="col">${head}<th scope="col">Description<tbody>${rows}</table>`;

describe('toMarkdown', () => {
  it.each([
    [
      'a demo, as a link to it and its whole code',
      demo('<pre><code><span class="token">const</span> a = `b`;\n</code></pre>'),
      '[Demo: Rows](https://docs.example.com/playground/react-charts/bars/Rows)\n\n```tsx title="Rows.tsx"\nconst a = `b`;\n```\n',
    ],
    [
      'a demo of several files, each under its name',
      demo(
        '<p><strong>Rows.tsx</strong></p><pre><code>a</code></pre><p><strong>rows.ts</strong></p><pre><code>b</code></pre><p><strong>Rows.module.css</strong></p><pre><code>c</code></pre>',
      ),
      '[Demo: Rows](https://docs.example.com/playground/react-charts/bars/Rows)\n\n```tsx title="Rows.tsx"\na\n```\n\n```ts title="rows.ts"\nb\n```\n\n```css title="Rows.module.css"\nc\n```\n',
    ],
    [
      'the sample data of a demo, as a link to the repository',
      demo("<pre><code>import { orders } from './sample-data/orders';</code></pre>"),
      '[Demo: Rows](https://docs.example.com/playground/react-charts/bars/Rows)\n\n```tsx title="Rows.tsx"\nimport { orders } from \'./sample-data/orders\';\n```\n\n[`sample-data/orders.ts`](https://git.example.com/docs/blob/main/sample-data/orders.ts)\n',
    ],
    [
      'a code block with its title, without its bar',
      codeBlock('tsx', ['first', '', '  third'], 'app/page.tsx'),
      '```tsx title="app/page.tsx"\nfirst\n\n  third\n```\n',
    ],
    [
      'code with a fence in it, in a longer fence',
      codeBlock('md', ['```js', 'a', '```']),
      '````md\n```js\na\n```\n````\n',
    ],
    [
      'lines that are marked as changed, as a diff',
      codeBlock('tsx', ['a', '[removed]b', '[added]c']),
      '```diff\n a\n-b\n+c\n```\n',
    ],
    [
      'of package managers the first',
      '<div class="tabs-container"><ul role="tablist"><li role="tab">npm<li role="tab">pnpm<li role="tab">yarn</ul><div><div role="tabpanel"><p>npm i</div><div role="tabpanel" hidden><p>pnpm add</div><div role="tabpanel" hidden><p>yarn add</div></div></div>',
      'npm i\n',
    ],
    [
      'tabs, each under its name',
      '<div class="tabs-container"><ul role="tablist"><li role="tab">Next.js<li role="tab">Vite</ul><div><div role="tabpanel"><p>one</div><div role="tabpanel" hidden><p>two</div></div></div>',
      '**Next.js**\n\none\n\n**Vite**\n\ntwo\n',
    ],
    [
      'what is for some date libraries, with their names',
      '<div data-only="luxon moment"><p>block</p></div><p>Call <span data-only="dayjs"><code>a()</code></span><span data-only="date-fns"><code>b()</code></span>.</p>',
      '**Luxon, Moment**\n\nblock\n\nCall `a()` (Day.js), `b()` (date-fns).\n',
    ],
    [
      'a notice with a title of its own',
      '<div class="theme-admonition theme-admonition-note"><div><span><svg></svg></span>date-fns 2</div><div><p>text</p><ul><li>item</ul></div></div>',
      '> **date-fns 2**\n>\n> text\n>\n> - item\n',
    ],
    [
      'a notice with the name of its kind',
      '<div class="theme-admonition theme-admonition-tip"><div>tip</div><div><p>text</p></div></div>',
      '> **Tip**\n>\n> text\n',
    ],
    [
      'badges of a heading, below it',
      '<h2>Ranges <a data-plan="pro" title="Needs the Pro plan" href="/x/l">Pro</a><a href="#ranges" class="hash-link">​</a></h2><p>text',
      '## Ranges\n\n_Needs the Pro plan_\n\ntext\n',
    ],
    [
      'what stands beside the title, below it',
      '<header><h1>Grid</h1><span data-status="planned" title="Planned, not available yet">Planned</span><span>Since 8.1</span></header>',
      '# Grid\n\n_Planned, not available yet · Since 8.1_\n',
    ],
    [
      'a badge in a text, as a remark',
      '<p>Take it <a data-plan="premium" title="Needs the Premium plan" href="/x/l">Premium</a> then.',
      'Take it (Needs the Premium plan) then.\n',
    ],
    [
      'members, with a column for each thing that is known of one',
      members(
        `<tr data-plan="pro" data-required id="prop-a"><th scope="row"><a href="#prop-a">a</a> <span data-mark>Required</span> <span data-plan="pro" title="Needs the Pro plan">Pro</span> Since\u00a08.12<td><code>'x' | <a href="/x/api/charts/types/00#type-B">B</a></code><div>Default <code>'x'</code></div><td><p data-reason><strong>Deprecated since 8.13</strong> Use <code>b</code>.</p>Says it.<ul><li><code>item: B</code> The item.<li>Returns <code>void</code></ul><tr id="prop-b"><th scope="row"><a href="#prop-b">b</a> <small data-removal>Removed in 9.0</small><td><code>B</code><td>`,
      ),
      "| Name | Type | Default | Required | Plan | History | Description |\n| - | - | - | - | - | - | - |\n| `a` | `'x' \\| B` | `'x'` | Yes | Pro | Since 8.12 | **Deprecated since 8.13** Use `b`. Says it. • `item: B` The item. • Returns `void` |\n| `b` | `B` | | | | Removed in 9.0 | |\n",
    ],
    [
      'a list of pages, with links to them',
      members(
        '<tr><th scope="row"><a href="/x/api/charts/bar-chart">BarChart</a><td>Component<td>Draws.',
        'Kind',
      ),
      '| Name | Kind | Description |\n| - | - | - |\n| [`BarChart`](https://docs.example.com/x/api/charts/bar-chart) | Component | Draws. |\n',
    ],
    [
      'names that may break, whole',
      members(
        '<tr id="prop-a"><th scope="row"><a href="#prop-a">onColumn<wbr>Change</a><td><a href="/x/api/charts/types/00#type-B">GridColumn<wbr>Params</a><td>',
      ),
      '| Name | Type | Description |\n| - | - | - |\n| `onColumnChange` | [GridColumnParams](https://docs.example.com/x/api/charts/types/00#type-B) | |\n',
    ],
    [
      'terms, as a list',
      '<dl><div><dt>Pages<dd><a href="/x/a">A</a><a href="/x/b">B</a></div><div><dt>Added<dd><ul><li><code>c</code></ul></div></dl>',
      '- **Pages**: [A](https://docs.example.com/x/a), [B](https://docs.example.com/x/b)\n- **Added**\n  - `c`\n',
    ],
    [
      'nested lists',
      '<ol><li>one<ul><li>inner</ul><li>two</ol>',
      '1. one\n   - inner\n2. two\n',
    ],
    [
      'pipes, lists and code in the cells of a table',
      '<table><thead><tr><th>A | B<th>C<tbody><tr><td><code>a | b</code><td><p>one</p><ul><li>two</ul><pre><code>x\n  y</code></pre></table>',
      '| A \\| B | C |\n| - | - |\n| `a \\| b` | one • two `x y` |\n',
    ],
    [
      'mathematical and special characters as they are',
      '<p>a &lt; b ≤ c × 2 − 1 → “d” *e* _f_ $g$ {h} &amp;amp;',
      'a < b ≤ c × 2 − 1 → “d” \\*e\\* \\_f\\_ $g$ {h} \\&amp;\n',
    ],
    [
      'links and images with whole addresses',
      '<p><a href="#shape">in the page</a> <a href="/x/a#b">page</a> <a href="https://e.example/">outside</a> <img src="/img/a.svg" alt="A picture">',
      '[in the page](https://docs.example.com/x/react-charts/bars#shape) [page](https://docs.example.com/x/a#b) [outside](https://e.example/) ![A picture](https://docs.example.com/img/a.svg)\n',
    ],
    [
      'nothing of what a page is used with',
      '<div data-page-tools><button>Copy page</button><a href="/x.md">Markdown</a></div><div role="group"><input><label>Filter</label></div><span role="status">3 shown</span><style>a{}</style><svg></svg><form><p>f</form><p>text<!-- React --> and<!-- --> more</p>',
      'text and more\n',
    ],
    [
      'words that only the layout holds apart, with a space',
      '<ul><li><a href="/x/a"><strong>Data Grid</strong><span>Tables</span></a></ul><footer><a href="/x/a">A</a><a href="/x/b">B</a></footer>',
      '- [**Data Grid** Tables](https://docs.example.com/x/a)\n\n[A](https://docs.example.com/x/a), [B](https://docs.example.com/x/b)\n',
    ],
  ])('writes %s', (_, html, expected) => {
    expect(convert(html)).toBe(expected);
  });

  it('writes the words and signs of Chinese', () => {
    expect(
      convert(
        `<p>用 <span data-only="dayjs"><code>a()</code></span><span data-only="luxon"><code>b()</code></span>。</p><dl><div><dt>页面<dd>柱状图</div></dl>${members(
          '<tr><th scope="row"><a href="#prop-a">a</a> <span data-mark>必填</span><td><code>B</code><div>默认值 <code>1</code></div><td>说明',
          '类型与默认值',
        )}`,
        'zh',
      ),
    ).toMatchInlineSnapshot(`
      "用 \`a()\`（Day.js）、\`b()\`（Luxon）。

      - **页面**：柱状图

      | Name | 类型 | 默认值 | 必填 | Description |
      | - | - | - | - | - |
      | \`a\` | \`B\` | \`1\` | 是 | 说明 |
      "
    `);
  });
});
