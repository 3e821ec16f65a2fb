import { compile } from 'tailwindcss';
import { TAILWIND_TOKENS } from '../tailwindTokens';
import { findCandidates } from './findCandidates';

/** Texts of the style sheets in the package `tailwindcss`. */
export interface TailwindStyles {
  /** `tailwindcss/theme.css` */
  theme: string;
  /** `tailwindcss/utilities.css` */
  utilities: string;
}

export interface TailwindCompiler {
  /**
   * CSS of the classes that the texts use, and of all earlier calls.
   *
   * @param sources texts of a demo's files
   */
  build: (sources: string[]) => string;
}

/** Tailwind's reset is left out: it would undo the look of the components around. */
const INPUT = `@import "theme" layer(theme);
@import "tokens";
@import "utilities" layer(utilities);`;

/**
 * Tailwind CSS with the portal's tokens, in the layers `properties` (defaults for
 * browsers without `@property`), `theme` (variables) and `utilities`.
 *
 * It is plain JavaScript without file access, so it runs in Node and in a browser alike.
 * That is why the style sheets are parameters: Node reads them from the package, a
 * bundler imports them as text.
 *
 * @throws what Tailwind throws for a style sheet that it can't read
 */
export async function createTailwindCompiler({
  styles,
}: {
  styles: TailwindStyles;
}): Promise<TailwindCompiler> {
  const sheets: Record<string, string> = { ...styles, tokens: TAILWIND_TOKENS };
  const compiler = await compile(INPUT, {
    loadStylesheet: async (id, base) => ({
      path: id,
      base,
      content: sheets[id] ?? '',
    }),
  });
  return {
    build: (sources) => compiler.build(sources.flatMap(findCandidates)),
  };
}
