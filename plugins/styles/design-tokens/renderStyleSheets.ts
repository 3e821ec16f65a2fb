/** A style rule as MUI's theme generates it: nested selectors and declarations. */
export interface StyleObject {
  [selectorOrProperty: string]: string | number | StyleObject;
}

function toPropertyName(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function renderRules(rules: StyleObject, indent: string): string[] {
  return Object.entries(rules).map(([key, value]) =>
    typeof value === 'object'
      ? `${indent}${key} {\n${renderRules(value, `${indent}  `).join('\n')}\n${indent}}`
      : `${indent}${toPropertyName(key)}: ${value};`,
  );
}

/**
 * CSS text of the style sheets that `theme.generateStyleSheets()` returns.
 *
 * @param sheets one object per sheet, keyed by selector
 */
export function renderStyleSheets(sheets: StyleObject[]): string {
  return `${sheets.flatMap((sheet) => renderRules(sheet, '')).join('\n\n')}\n`;
}
