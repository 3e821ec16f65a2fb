import { createTailwindTokens, TAILWIND_TOKENS } from '../tailwindTokens';
import { createPortalTheme } from '../theme';

describe('createTailwindTokens', () => {
  it('names variables of the portal’s theme only', () => {
    const sheets = JSON.stringify(createPortalTheme().generateStyleSheets());
    const names = TAILWIND_TOKENS.match(/--mui-[\w-]+/g) ?? [];
    expect(names).toContain('--mui-palette-primary-main');
    expect(names.filter((name) => !sheets.includes(`"${name}":`))).toEqual([]);
  });

  it('lets dark: follow the element that carries the mode', () => {
    expect(createTailwindTokens({ darkSelector: '.dark' })).toContain(
      '@custom-variant dark (&:where(.dark, .dark *));',
    );
  });

  it('leaves dark: to the operating system without a selector', () => {
    expect(createTailwindTokens()).not.toContain('@custom-variant');
  });
});
