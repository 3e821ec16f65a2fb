import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { JSDOM } from 'jsdom';
import { API_SECTION_KINDS } from '@site/plugins/settings/common/apiLayouts';

/** As a browser without nesting has them, for jsdom is one. */
function readStyles(): string {
  const file = path.join(__dirname, '../askedRows.module.css');
  return transformSync(readFileSync(file, 'utf8'), {
    loader: 'css',
    supported: { nesting: false },
  }).code;
}

const STYLES = readStyles();

const LISTS = [...API_SECTION_KINDS, 'pages'];

/** Which parts of a page with all lists are not seen. */
function listHidden(search: string | undefined, hasHydrated = false): string[] {
  const { window } = new JSDOM(`<style>${STYLES}</style>`);
  const { documentElement: root, body } = window.document;
  root.dataset.hasHydrated = String(hasHydrated);
  if (search !== undefined) {
    root.dataset.search = search;
  }
  const sections = LISTS.map(
    (list) =>
      `<section data-section="${list}"><h2 id="h-${list}"></h2><table id="${list}" data-markup></table></section>`,
  );
  body.innerHTML = `<main><article><div><p id="before"></p>${sections.join('')}<p id="after"></p></div><div id="ad"></div></article><nav id="pager"></nav></main><footer id="footer"></footer>`;
  return [...body.querySelectorAll('[id]')]
    .filter((element) => window.getComputedStyle(element).visibility === 'hidden')
    .map(({ id }) => id);
}

it.each(LISTS)(
  'what the address asks of %s is not seen before it is carried out, nor what moves with it',
  (list) => {
    const later = LISTS.slice(LISTS.indexOf(list) + 1);
    expect(listHidden(`?playground=DataGrid&${list}.filter=row`)).toEqual([
      list,
      ...later.flatMap((other) => [`h-${other}`, other]),
      'after',
      'ad',
      'pager',
      'footer',
    ]);
    expect(listHidden(`?${list}.with.type=%27actions%27`)).toContain(list);
  },
);

it.each([
  ['without script', undefined, false],
  ['of an address that asks for nothing', '', false],
  ['of an address that asks for a layout', '?layout.props=list', false],
  ['of an address with a playground', '?playground=X&prop.density=compact', false],
  ['once the script runs', '?props.filter=row', true],
])('all is seen %s', (_, search, hasHydrated) => {
  expect(listHidden(search, hasHydrated)).toEqual([]);
});
