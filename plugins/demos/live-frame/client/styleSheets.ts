const GLOBAL = /:(?:global|local)\(/g;

/** Index of the parenthesis that closes the one before `from`; the end where none does. */
function findClosing(css: string, from: number): number {
  let depth = 1;
  for (let index = from; index < css.length; index += 1) {
    const sign = css[index];
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth === 0) {
      return index;
    }
  }
  return css.length;
}

/** A CSS module's text as plain CSS: `:global(x)` and `:local(x)` become `x`. */
export function unwrapGlobals(css: string): string {
  let plain = '';
  let position = 0;
  for (const { index, 0: mark } of css.matchAll(GLOBAL)) {
    if (index >= position) {
      const start = index + mark.length;
      const end = findClosing(css, start);
      plain += css.slice(position, index) + unwrapGlobals(css.slice(start, end));
      position = end + 1;
    }
  }
  return plain + css.slice(position);
}

/** Sets the text of the document's style element of that id, which is made at first. */
export function writeStyle(id: string, css: string): void {
  let element = document.getElementById(id);
  if (element === null) {
    element = document.createElement('style');
    element.id = id;
    document.head.append(element);
  }
  if (element.textContent !== css) {
    element.textContent = css;
  }
}
