import { highlight } from '../highlight';

describe('highlight', () => {
  it('marks tokens and escapes the source', () => {
    const html = highlight('const a = "<b>&";', 'tsx');
    expect(html).toContain('<span class="token keyword">const</span>');
    expect(html).toContain('&lt;b>&amp;');
    expect(html).not.toContain('<b>');
  });

  it('refuses a language without a grammar', () => {
    expect(() => highlight('', 'klingon')).toThrow(
      'No highlighting for the language "klingon".',
    );
  });
});
