import fs from 'node:fs';
import path from 'node:path';
import {
  createTailwindCompiler,
  type TailwindStyles,
} from '../../../src/mui/tailwind/createTailwindCompiler';
import { scopeTailwind } from './scopeTailwind';

function loadTailwindStyles(): TailwindStyles {
  const read = (name: string) =>
    fs.readFileSync(require.resolve(`tailwindcss/${name}.css`), 'utf8');
  return { theme: read('theme'), utilities: read('utilities') };
}

/**
 * CSS of the Tailwind classes that a demo uses, for this demo and its popups alone.
 *
 * Nothing is lowered: what Tailwind writes (layers, `:where()`, media ranges, a media
 * query inside a rule, `color-mix()`, `oklch()`) every browser of the project's
 * `browserslist` knows. For Firefox before 128, which lacks `@property`, Tailwind has a
 * fallback of its own.
 *
 * @param sources texts of the demo's own files
 * @param shownPath the demo's entry, such as `docs/…/RowCards/RowCards.tailwind.tsx`
 * @throws an Error led by `shownPath`, when the texts have no class that Tailwind knows
 */
export async function compileTailwind(
  sources: string[],
  shownPath: string,
): Promise<string> {
  // A compiler keeps the classes of all its texts: each demo needs a new one.
  const compiler = await createTailwindCompiler({ styles: loadTailwindStyles() });
  const css = compiler.build(sources);
  if (!/^@layer utilities \{/m.test(css)) {
    throw new Error(
      `${shownPath}: no word of the demo is a Tailwind class. Write classes as whole words, such as className="flex gap-2", or delete the file if the demo has no Tailwind styling.`,
    );
  }
  const [name = ''] = path.basename(shownPath).split('.');
  return scopeTailwind(css, name);
}
