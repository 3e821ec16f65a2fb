import { dropBackticks } from '../dropBackticks';
import { listDemoEntries, listPageEntries } from '../listPageEntries';
import { toPlainText } from '../listApiEntries';
import { readArticle } from '../readArticle';

const PAGE = `<html><head><meta name="description" content="Bars compare."></head><body><nav>Menu</nav><article><div class="theme-doc-markdown markdown">
<header><h1>Bars</h1><span data-status="newFeature">New</span></header><div data-page-tools><p>126 kB</p></div><aside data-ad>Buy</aside><p>About <code>BarChart</code>, in <b>short</b>.</p>
<h2 id="gaps">Gaps<a class="hash-link" href="#gaps">#</a></h2>
<table><tr><th>What</th><th>Unit</th></tr><tr><td>gap <code>gap<wbr>Ratio</code></td><td>ratio</td></tr><tr><td>Is it fixed?</td><td>No.</td></tr></table>
<pre><code>const noise = 1;</code></pre>
<section id="GapRatios" data-demo="x"><div><p>in the demo</p><pre>&lt;BarChart gapRatio={gapRatio} /&gt;</pre></div></section>
<h3 id="small">Small ones</h3><p>End.</p><button>Copy</button>
</div><footer>Was this helpful?</footer></article></body></html>`;

const article = readArticle(PAGE)!;
const page = { route: '/x/bars', title: article.title, kind: 'guide' as const };

it('reads prose and tables of an article by section, without code, ads and controls', () => {
  expect(article).toEqual({
    title: 'Bars',
    sections: [
      {
        title: '',
        level: 1,
        text: 'Bars compare. About BarChart, in short.',
        code: [],
        demos: [],
      },
      {
        id: 'gaps',
        title: 'Gaps',
        level: 2,
        text: 'What; Unit. gap gapRatio; ratio. Is it fixed? No.',
        code: ['BarChart', 'gapRatio'],
        demos: ['GapRatios'],
      },
      {
        id: 'small',
        title: 'Small ones',
        level: 3,
        text: 'End.',
        code: [],
        demos: [],
      },
    ],
  });
});

it('ends each row of a table whose end tags are left out, the head’s too', () => {
  const html = `<div class="theme-doc-markdown"><h1>Bars</h1><p>Two props:<table><thead><tr><th>Prop<th>Sets<tbody><tr><td><code>rows</code><td>What there is<tr><td>columns<td>How it looks</table><p>End.</div>`;
  expect(readArticle(html)!.sections[0]!.text).toBe(
    'Two props: Prop; Sets. rows; What there is. columns; How it looks. End.',
  );
});

it('ends each item of a list', () => {
  const html = `<div class="theme-doc-markdown"><h1>Bars</h1><ul><li>Charts</li><li>Which ones?</li></ul></div>`;
  expect(readArticle(html)!.sections[0]!.text).toBe('Charts. Which ones?');
});

it.each([
  ['needs a unique `id` property', 'needs a unique id property'],
  ['`{}` when `rows` is given', '{} when rows is given'],
  ['[`& .${lineClasses.mark}`]: red', '[`& .${lineClasses.mark}`]: red'],
])('drops the backticks of %s', (text, dropped) => {
  expect(dropBackticks(text)).toBe(dropped);
});

it('reads nothing of a page without an article', () => {
  expect(readArticle('<h1>Playground</h1>')).toBeNull();
});

it('lists a page, its headings below theirs, and its demos', () => {
  const pages = [{ page, article }];
  expect(
    [...listPageEntries(pages), ...listDemoEntries(pages)].map(
      ({ type, name, anchor, section }) => [type, name, anchor, section],
    ),
  ).toEqual([
    ['page', 'Bars', undefined, undefined],
    ['heading', 'Gaps', 'gaps', undefined],
    ['heading', 'Small ones', 'small', 'Gaps'],
    ['demo', 'GapRatios', 'GapRatios', 'Gaps'],
  ]);
});

it.each([
  ['See [[GridColDef]] and [`rows`](/x).', 'See GridColDef and rows.'],
  ['A\n```tsx\ncode\n```\nB', 'A B'],
])('shows %j as plain text', (markdown, text) => {
  expect(toPlainText(markdown)).toBe(text);
});
