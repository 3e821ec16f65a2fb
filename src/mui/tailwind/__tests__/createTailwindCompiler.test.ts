import fs from 'node:fs';
import { TAILWIND_TOKENS } from '../../tailwindTokens';
import { createTailwindCompiler } from '../createTailwindCompiler';

const styles = {
  theme: fs.readFileSync(require.resolve('tailwindcss/theme.css'), 'utf8'),
  utilities: fs.readFileSync(require.resolve('tailwindcss/utilities.css'), 'utf8'),
};

/** Utilities that take a token of a namespace. */
const UTILITIES: Record<string, (name: string) => string> = {
  color: (name) => `bg-${name}`,
  radius: () => 'rounded',
  shadow: (name) => `shadow-${name}`,
  spacing: () => 'p-1',
  font: (name) => `font-${name}`,
};

async function build(...sources: string[]): Promise<string> {
  return (await createTailwindCompiler({ styles })).build(sources);
}

describe('createTailwindCompiler', () => {
  it.each(
    Array.from(
      TAILWIND_TOKENS.matchAll(
        /--(color|radius|shadow|spacing|font)(-[\w-]+)?: (.+);/g,
      ),
      ([, namespace = '', name = '', value = '']) => ({
        utility: UTILITIES[namespace]?.(name.slice(1)) ?? '',
        value,
      }),
    ),
  )('gives $utility the value $value', async ({ utility, value }) => {
    const css = await build(`"${utility}"`);
    expect(css).toContain(`  .${utility} {`);
    expect(css).toContain(`${value};`);
  });

  it('lets dark: follow the portal’s mode', async () => {
    expect(await build('"dark:flex"')).toContain(
      '.dark\\:flex:where([data-theme="dark"], [data-theme="dark"] *)',
    );
  });

  it('builds the classes of all texts, and adds those of later ones', async () => {
    const compiler = await createTailwindCompiler({ styles });
    expect(compiler.build(['"flex"', '"grid"'])).toMatch(/\.flex \{[^]*\.grid \{/);
    expect(compiler.build(['"hidden"'])).toMatch(/\.flex \{[^]*\.hidden \{/);
  });

  it('has no reset, and no utility for a word that Tailwind doesn’t know', async () => {
    const css = await build('"leaf"');
    expect(css).not.toMatch(/box-sizing|@layer (?:base|utilities) \{|leaf/);
  });
});
