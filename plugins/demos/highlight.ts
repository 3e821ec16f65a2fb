import { Prism } from 'prism-react-renderer';

/**
 * Highlights code at build time, so that no page ships a highlighter for it.
 *
 * @returns escaped text with `<span class="token …">` around its tokens
 * @throws for a language that the highlighter doesn't know
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  if (!grammar) {
    throw new Error(`No highlighting for the language "${language}".`);
  }
  return Prism.highlight(code, grammar, language);
}
