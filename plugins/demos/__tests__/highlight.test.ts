import fs from 'node:fs';
import { COLORED, highlight } from '../highlight';

describe('highlight', () => {
  it('marks tokens and escapes the source', () => {
    const html = highlight('const a = "<b>&";', 'tsx');
    expect(html).toContain('<span class="token keyword">const</span>');
    expect(html).toContain('&lt;b>&amp;');
    expect(html).not.toContain('<b>');
  });

  it.each([
    ['punctuation', 'f(a);', '<span class="token function">f</span>(a);'],
    [
      'the quotes of an attribute',
      '<p id="a" />',
      '&lt;<span class="token tag">p</span> <span class="token attr-name">id</span>=<span class="token attr-value">"a"</span> />',
    ],
    ['a known property', 'a.b', 'a.b'],
    [
      'the brackets of a component',
      '<A.B>{c}</A.B>',
      '&lt;<span class="token class-name">A.B</span>>{c}&lt;/<span class="token class-name">A.B</span>>',
    ],
    ['an operator', 'a = 1', 'a = <span class="token number">1</span>'],
  ])('has no element for %s, which has no color', (_, code, html) => {
    expect(highlight(code, 'tsx')).toBe(html);
  });

  it('colors what the style sheet has a color for, and no more', () => {
    const css = fs.readFileSync('src/css/portal.css', 'utf8');
    const colored = [
      ...css.matchAll(/\.token(?:\.([\w-]+)|:is\(([^)]*)\))/g),
    ].flatMap(([, one, several = '']) =>
      one === undefined ? several.split(', ').map((name) => name.slice(1)) : [one],
    );
    expect([...COLORED].sort()).toEqual(colored.sort());
  });

  it('refuses a language without a grammar', () => {
    expect(() => highlight('', 'klingon')).toThrow(
      'No highlighting for the language "klingon".',
    );
  });
});
