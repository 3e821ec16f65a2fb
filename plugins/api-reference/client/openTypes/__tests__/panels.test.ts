/** @jest-environment jsdom */
import { createRowList, EVERYTHING } from '../../MemberSection/rows';
import { closeAround, toggleType } from '../panels';
import { markTypeLinks } from '../typeLinks';

const LABELS = {
  loading: 'Loading',
  failed: 'Failed',
  toClose: (name: string) => `Close ${name}`,
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copy failed',
};

const toLink = (key: string) =>
  `<a href="/x/api/charts/types/00#type-${key}">${key}</a>`;

/** Documents by address; others can't be had. */
const DOCUMENTS: Record<string, string> = {
  '/x/api/charts/types/00': `
    <section id="type-Slots"><h2>Slots <span data-plan="pro">Pro</span></h2>
      <dl><div><dt><code><b>bar</b>: ${toLink('Bar')}</code></dt><dd>A bar.</dd></div></dl></section>
    <section id="type-Bar"><h2>Bar</h2><pre><code>type Bar = ${toLink('Slots')}</code></pre></section>`,
  '/x/api/charts/snippets/chart': `
    <section id="snippet-bar"><h2>Example of bar</h2>
      <pre data-variant="TS"><code>const bar: number = 1;</code></pre>
      <pre data-variant="JS"><code>const bar = 1;</code></pre><p>Cut out.</p></section>`,
};

const PAGE = `
  <table data-markup="props"><tbody>
    <tr id="prop-a"><th><a href="#prop-a">a</a></th><td><code>${toLink('Slots')} | ${toLink('Bar')}</code></td><td>First.</td></tr>
    <tr id="prop-b"><th><a href="#prop-b">b</a></th><td><code>${toLink('Missing')}</code></td><td>Second.</td></tr>
  </tbody></table>
  <p id="text">Gives ${toLink('Bar')}</p>`;

const getLink = (root: ParentNode, name: string) =>
  [...root.querySelectorAll<HTMLAnchorElement>('a')].find(
    ({ textContent }) => textContent === name,
  )!;

const listPanels = () => [...document.querySelectorAll('[data-type-panel]')];

const listRows = () =>
  [...document.querySelectorAll('tbody > tr')].map(
    (row) =>
      row.id || row.querySelector('[data-type-panel]')!.getAttribute('aria-label'),
  );

beforeEach(() => {
  document.body.innerHTML = PAGE;
  markTypeLinks(document.body);
  global.fetch = jest.fn((address: string) =>
    Promise.resolve({
      ok: address in DOCUMENTS,
      text: () => Promise.resolve(DOCUMENTS[address]),
    }),
  ) as never;
});

describe('a snippet', () => {
  const writeText = jest.fn((text: string) =>
    text.includes('number') ? Promise.resolve() : Promise.reject(new Error('No.')),
  );

  beforeEach(() => {
    Object.assign(navigator, { clipboard: { writeText } });
    document.querySelector('td:last-child')!.innerHTML +=
      ' <a data-snippet href="/x/api/charts/snippets/chart#snippet-bar">Example</a>';
    markTypeLinks(document.body);
  });

  const open = async () => {
    await toggleType(getLink(document, 'Example'), LABELS);
    const [panel] = listPanels();
    const button = [...panel!.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Copy',
    )!;
    return { panel: panel!, button };
  };

  it('opens below its row and copies the code that is shown', async () => {
    const { panel, button } = await open();
    expect(listRows()).toEqual(['prop-a', 'Example', 'prop-b']);
    expect(panel.querySelector('[role="heading"]')!.textContent).toBe(
      'Example of bar',
    );
    button.click();
    await Promise.resolve();
    await Promise.resolve();
    expect(writeText).toHaveBeenLastCalledWith('const bar: number = 1;');
    expect(button.textContent).toBe('Copied');
  });

  it('copies the other variant where the style shows that', async () => {
    const { panel, button } = await open();
    panel.querySelector<HTMLElement>('[data-variant="TS"]')!.style.display = 'none';
    button.click();
    expect(writeText).toHaveBeenLastCalledWith('const bar = 1;');
  });
});

describe('toggleType', () => {
  it('opens a type in a row of its own below the member, under its heading', async () => {
    const link = getLink(document, 'Slots');
    expect(link.getAttribute('aria-expanded')).toBe('false');
    await toggleType(link, LABELS);
    expect(listRows()).toEqual(['prop-a', 'Slots', 'prop-b']);
    const [panel] = listPanels();
    expect(panel!.closest('td')!.colSpan).toBe(3);
    const heading = panel!.querySelector('[role="heading"]')!;
    expect(heading.textContent).toBe('Slots Pro');
    expect(heading.getAttribute('aria-level')).toBe('3');
    expect(panel!.querySelector('dd')!.textContent).toBe('A bar.');
    expect(link.getAttribute('role')).toBe('button');
    expect(link.getAttribute('aria-expanded')).toBe('true');
    expect(link.getAttribute('aria-controls')).toBe(panel!.id);
  });

  it('opens what an open type names below its member, however deep', async () => {
    await toggleType(getLink(document, 'Slots'), LABELS);
    await toggleType(getLink(listPanels()[0]!, 'Bar'), LABELS);
    const [outer, inner] = listPanels();
    expect(outer!.contains(inner!)).toBe(true);
    expect(inner!.parentElement!.parentElement!.matches('dl > div')).toBe(true);
    expect(
      inner!.querySelector('[role="heading"]')!.getAttribute('aria-level'),
    ).toBe('4');
    await toggleType(getLink(inner!, 'Slots'), LABELS);
    expect(listPanels()).toHaveLength(3);
    await toggleType(getLink(document, 'Slots'), LABELS);
    expect(listPanels()).toEqual([]);
  });

  it('opens several types of a row in the order of the clicks', async () => {
    await toggleType(getLink(document, 'Slots'), LABELS);
    await toggleType(getLink(document, 'Bar'), LABELS);
    expect(listRows()).toEqual(['prop-a', 'Slots', 'Bar', 'prop-b']);
  });

  it('opens the type of a text below its paragraph', async () => {
    const text = document.getElementById('text')!;
    await toggleType(getLink(text, 'Bar'), LABELS);
    expect(text.nextElementSibling!.contains(listPanels()[0]!)).toBe(true);
  });

  it('fetches a document once', async () => {
    await toggleType(getLink(document, 'Slots'), LABELS);
    await toggleType(getLink(document, 'Bar'), LABELS);
    // The first test has fetched it.
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says what could not be loaded, and tries again the next time', async () => {
    delete DOCUMENTS['/x/api/charts/types/01'];
    const link = getLink(document, 'Missing');
    link.setAttribute('href', '/x/api/charts/types/01#type-Missing');
    await toggleType(link, LABELS);
    expect(listPanels()[0]!.lastElementChild!.textContent).toBe('Failed');
    await toggleType(link, LABELS);
    DOCUMENTS['/x/api/charts/types/01'] =
      '<section id="type-Missing"><h2>Missing</h2><p>There.</p></section>';
    await toggleType(link, LABELS);
    expect(listPanels()[0]!.lastElementChild!.textContent).toBe('There.');
  });
});

describe('closing', () => {
  it('takes the innermost type around the focus, and gives the focus back', async () => {
    await toggleType(getLink(document, 'Slots'), LABELS);
    const inner = getLink(listPanels()[0]!, 'Bar');
    await toggleType(inner, LABELS);
    expect(closeAround(listPanels()[1]!.querySelector('button')!)).toBe(true);
    expect(document.activeElement).toBe(inner);
    expect(listPanels()).toHaveLength(1);
    expect(closeAround(inner)).toBe(true);
    expect(document.activeElement).toBe(getLink(document, 'Slots'));
    expect(listPanels()).toEqual([]);
  });

  it('takes the type that the focused name has opened', async () => {
    const link = getLink(document, 'Slots');
    await toggleType(link, LABELS);
    expect(closeAround(link)).toBe(true);
    expect(closeAround(link)).toBe(false);
  });

  it('is what the button of a panel does', async () => {
    const link = getLink(document, 'Slots');
    await toggleType(link, LABELS);
    const button = listPanels()[0]!.querySelector('button')!;
    expect(button.getAttribute('aria-label')).toBe('Close Slots');
    button.click();
    expect(listPanels()).toEqual([]);
    expect(link.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a list with open types', () => {
  it('keeps them below their members, and hides them with these', async () => {
    await toggleType(getLink(document, 'Slots'), LABELS);
    const body = document.querySelector('tbody')!;
    const list = createRowList(body);
    expect(list.show({ ...EVERYTHING, text: 'second' })).toBe(1);
    expect([...body.rows].map(({ hidden }) => hidden)).toEqual([true, true, false]);
    body.prepend(body.lastElementChild!);
    expect(list.show(EVERYTHING)).toBe(2);
    expect(listRows()).toEqual(['prop-a', 'Slots', 'prop-b']);
    expect([...body.rows].map(({ hidden }) => hidden)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
