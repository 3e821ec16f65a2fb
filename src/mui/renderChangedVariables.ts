import type { CssVarsTheme } from '@mui/material/styles';
import { PORTALED } from './demoScope';

/** A demo and its popups. `:where` lets the mode's own selector decide between rules. */
const SCOPE = `:where(.demo, ${PORTALED})`;

type Declarations = Record<string, string | number>;

/** The theme's style sheets as one record of declarations per selector. */
function toRules(theme: CssVarsTheme): Map<string, Declarations> {
  return new Map(
    theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet)),
  ) as Map<string, Declarations>;
}

/** Moves a selector of the document's root, with or without a mode, into the demos. */
function toScoped(selector: string): string {
  return selector
    .split(', ')
    .map((one) => (one === ':root' ? SCOPE : `${one} ${SCOPE}`))
    .join(', ');
}

/**
 * CSS text with the variables in which a theme differs from the portal's, for the demos of
 * the document and their popups. The site's style sheet holds the portal's variables on
 * the root; these are nearer to the demo, so they win, and the site keeps its look.
 *
 * Popups can't be told apart, so all demos of a document have to have the same theme.
 *
 * @param theme theme of the demos
 * @param portalTheme the theme behind the site's style sheet
 * @returns an empty text where the themes agree
 */
export function renderChangedVariables(
  theme: CssVarsTheme,
  portalTheme: CssVarsTheme,
): string {
  const portalRules = toRules(portalTheme);
  return [...toRules(theme)]
    .map(([selector, declarations]) => {
      const known = portalRules.get(selector);
      const changed = Object.entries(declarations).filter(
        ([name, value]) => known?.[name] !== value,
      );
      const text = changed.map(([name, value]) => `${name}: ${value};`).join(' ');
      return text === '' ? '' : `${toScoped(selector)} { ${text} }\n`;
    })
    .join('');
}
