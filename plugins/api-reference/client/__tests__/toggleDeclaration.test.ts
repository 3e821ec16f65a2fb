/** @jest-environment jsdom */
import { toggleDeclaration } from '../toggleDeclaration';

const PAGE = `
  <td><code>(a: <a id="first" href="#type-Local">Local</a>) => void</code></td>
  <a id="page" href="/x/api/charts/thing">Thing</a>
  <a id="missing" href="#type-Missing">Missing</a>
  <pre id="type-Local"><code>type Local = <a id="listed" href="#type-Other">Other</a></code></pre>
  <pre id="type-Other"><code>type Other = string</code></pre>`;

const getLink = (id: string) => document.querySelector<HTMLAnchorElement>(`#${id}`)!;

const getOpened = () =>
  [...document.querySelectorAll('[data-declaration]')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

describe('toggleDeclaration', () => {
  it('opens a declaration below the code that mentions it, and closes it', () => {
    const link = getLink('first');
    expect(toggleDeclaration(link)).toBe(true);
    expect(link.closest('code')!.nextElementSibling!.textContent).toBe(
      'type Local = Other',
    );
    expect(link.getAttribute('aria-expanded')).toBe('true');
    toggleDeclaration(link);
    expect(getOpened()).toEqual([]);
    expect(link.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens what an opened declaration mentions, and closes both', () => {
    toggleDeclaration(getLink('first'));
    const nested = document.querySelector<HTMLAnchorElement>(
      '[data-declaration] a',
    )!;
    toggleDeclaration(nested);
    expect(getOpened()).toContain('type Other = string');
    toggleDeclaration(getLink('first'));
    expect(getOpened()).toEqual([]);
  });

  it.each(['page', 'missing', 'listed'])('leaves the link "%s" alone', (id) => {
    expect(toggleDeclaration(getLink(id))).toBe(false);
    expect(getOpened()).toEqual([]);
  });
});
