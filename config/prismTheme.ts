import type { PrismTheme } from 'prism-react-renderer';

/**
 * Code blocks take their colors from the style sheet alone, by the names of the tokens, as
 * the demos' source and the editor do: both modes work without a script, and no token
 * carries a style of its own.
 */
export const prismTheme: PrismTheme = {
  plain: {
    color: 'var(--portal-code-plain)',
    backgroundColor: 'var(--portal-code-background)',
  },
  styles: [],
};
