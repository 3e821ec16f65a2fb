import type { CssVarsTheme } from '@mui/material/styles';

type Declarations = Record<string, string | number>;

/** The theme's style sheets as one record of declarations per selector. */
function toRules(theme: CssVarsTheme): Map<string, Declarations> {
  return new Map(
    theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet)),
  ) as Map<string, Declarations>;
}

/** Moves a selector of the document's root, with or without a mode, into a scope. */
function toScoped(selector: string, scope: string): string {
  return selector
    .split(', ')
    .map((one) => (one === ':root' ? scope : `${one} ${scope}`))
    .join(', ');
}

/** Makes a selector of the document's root win over the site's. */
function toStronger(selector: string): string {
  return selector
    .split(', ')
    .map((one) => `:root${one}`)
    .join(', ');
}

/**
 * CSS text with the variables in which a theme differs from the portal's. It wins over the
 * site's style sheet wherever it stands.
 *
 * @param scope selector of the elements that get them; without one it is the document
 * @returns an empty text where the themes agree
 */
export function renderChangedVariables(
  theme: CssVarsTheme,
  portalTheme: CssVarsTheme,
  scope?: string,
): string {
  const portalRules = toRules(portalTheme);
  const place = (selector: string) =>
    scope === undefined ? toStronger(selector) : toScoped(selector, scope);
  return [...toRules(theme)]
    .map(([selector, declarations]) => {
      const known = portalRules.get(selector);
      const changed = Object.entries(declarations).filter(
        ([name, value]) => known?.[name] !== value,
      );
      const text = changed.map(([name, value]) => `${name}: ${value};`).join(' ');
      return text === '' ? '' : `${place(selector)} { ${text} }\n`;
    })
    .join('');
}
