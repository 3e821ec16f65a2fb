/** @jest-environment jsdom */
import postcss, { type AtRule, type Rule } from 'postcss';
import { compileTailwind } from '../compileTailwind';

const ENTRY = 'docs/react-tree-view/Leaves/Leaves.tailwind.tsx';

/** The rules of one class, parsed; `type` and such stay out. */
async function compileRules(classes: string): Promise<Rule[]> {
  const css = await compileTailwind([`<i className="${classes}" />`], ENTRY);
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => {
    const parent = rule.parent as AtRule;
    if (parent.name !== 'keyframes') {
      rules.push(rule);
    }
  });
  return rules;
}

/** A page with two demos, a popup, and the site's own markup, all of the same classes. */
function renderPage(classes: string) {
  const item = `<i class="${classes}"><b class="${classes}"></b><b></b></i>`;
  document.body.innerHTML = `
    <div id="__docusaurus">
      <nav>${item}</nav>
      <section data-demo="react-tree-view/Leaves"><div class="demo">${item}</div></section>
      <section data-demo="react-tree-view/Roots"><div class="demo">${item}</div></section>
    </div>
    <div class="${classes}" id="popup">${item}</div>`;
}

/** Where in that page a selector finds elements; a pseudo-element is its element's. */
function findPlaces(selector: string): string[] {
  const ofElement = selector.replace(/::[\w-]+$/, '').replaceAll(':hover', '');
  return [...document.querySelectorAll(ofElement)].map((element) =>
    element.closest('nav')
      ? 'site'
      : (element.closest('[data-demo]')?.getAttribute('data-demo') ?? 'popup'),
  );
}

describe('compileTailwind', () => {
  it.each([
    ['flex', 'display:flex'],
    ['-mt-2', 'margin-top:calc(calc(var(--mui-spacing) / 2) * -2)'],
    ['!hidden', 'display:none !important'],
    ['w-1/2', 'width:calc(1 / 2 * 100%)'],
    ['bg-[#123456]', 'background-color:#123456'],
    ['grid-cols-[1fr_minmax(0,2fr)]', 'grid-template-columns:1fr minmax(0,2fr)'],
    ['text-primary', 'color:var(--mui-palette-primary-main)'],
    ['bg-paper', 'background-color:var(--mui-palette-background-paper)'],
    ['rounded', 'border-radius:var(--mui-shape-borderRadius)'],
    ['shadow-4', '--tw-shadow:var(--mui-shadows-4)'],
    ["before:content-['–']", "--tw-content:'–'"],
  ])('writes the utility %s', async (name, declaration) => {
    const rules = await compileRules(name);
    expect(rules.map(String).join('')).toContain(declaration);
  });

  it.each([
    ['a utility', 'flex'],
    ['a utility of the children', 'space-y-2'],
    ['every child', '*:p-2'],
    ['an arbitrary variant', '[&>b]:p-1'],
    ['a group', 'group group-hover:underline'],
    ['a media query', 'md:p-4'],
    ['defaults of custom properties', 'border'],
    ['a pseudo-element', 'before:block'],
    ['a pseudo-element of the children', 'marker:text-red-500'],
  ])('keeps %s inside of the demo and of popups', async (_, classes) => {
    renderPage(classes);
    const rules = await compileRules(classes);
    const places = rules.flatMap(({ selectors }) => selectors.flatMap(findPlaces));
    expect(new Set(places)).toEqual(new Set(['react-tree-view/Leaves', 'popup']));
  });

  it.each([
    ['hover:underline', /\.hover\\:underline:hover:where\([^{]*\)$/],
    ['focus-visible:underline', /:focus-visible:where\([^{]*\)$/],
    ['before:block', /^\.before\\:block:where\([^{]*\)::before$/],
    ['placeholder:italic', /:where\([^{]*\)::placeholder$/],
    ['file:hover:italic', /:where\([^{]*\)::file-selector-button:hover$/],
    ['group-hover:underline', /:is\(:where\(\.group\):hover \*\):where\([^{]*\)$/],
    [
      'dark:underline',
      /:where\(\[data-theme="dark"\], \[data-theme="dark"\] \*\):where\(/,
    ],
    ['[&_[data-x="::y"]]:p-1', /\[data-x="::y"\]:where\([^{]*\)$/],
  ])('puts the condition of %s before a pseudo-element', async (name, selector) => {
    const selectors = (await compileRules(name)).map((rule) => rule.selector);
    expect(selectors).toEqual(
      expect.arrayContaining([expect.stringMatching(selector)]),
    );
  });

  it('keeps the root element of a popup inside', async () => {
    renderPage('flex');
    const [rule] = await compileRules('flex');
    expect(document.getElementById('popup')?.matches(rule?.selector ?? '')).toBe(
      true,
    );
  });

  it('holds neither a reset, nor variables of the root, nor other layers', async () => {
    const css = await compileTailwind(
      ['"flex border shadow-lg animate-spin text-red-500 md:p-4"'],
      ENTRY,
    );
    expect(css).not.toMatch(/:root|:host|box-sizing|@layer (?:base|properties)|\n/);
    expect(new Set(css.match(/@layer [^{;]+/g))).toEqual(
      new Set(['@layer theme', '@layer utilities']),
    );
    expect(css).toMatch(/@keyframes spin\{to\{transform:rotate\(360deg\)\}\}/);
  });

  it('keeps the classes of one demo out of the next one', async () => {
    await compileTailwind(['"underline"'], ENTRY);
    expect(await compileTailwind(['"flex"'], ENTRY)).not.toContain('underline');
  });

  it('refuses a demo without any class of Tailwind', async () => {
    await expect(
      compileTailwind(['<i className="leaf" />'], ENTRY),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `"docs/react-tree-view/Leaves/Leaves.tailwind.tsx: no word of the demo is a Tailwind class. Write classes as whole words, such as className="flex gap-2", or delete the file if the demo has no Tailwind styling."`,
    );
  });
});
