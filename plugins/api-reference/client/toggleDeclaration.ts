/** The declaration that a link has opened in place. */
const opened = new WeakMap<Element, Element>();

function createDeclaration(source: Element): HTMLElement {
  const declaration = document.createElement('div');
  declaration.dataset.declaration = '';
  const code = document.createElement('pre');
  code.innerHTML = source.innerHTML;
  declaration.append(code);
  return declaration;
}

/**
 * Opens the declaration of a type below the text that mentions it, or closes it again.
 * A link in the page's list of types just leads on in that list.
 *
 * @returns whether the link was one to such a declaration
 */
export function toggleDeclaration(link: HTMLAnchorElement): boolean {
  const [, id] = /^#(type-.+)$/.exec(link.getAttribute('href') ?? '') ?? [];
  const source = id === undefined ? null : document.getElementById(id);
  if (source === null || link.closest('pre[id]')) {
    return false;
  }
  const shown = opened.get(link);
  if (shown?.isConnected) {
    shown.remove();
    link.setAttribute('aria-expanded', 'false');
    return true;
  }
  const declaration = createDeclaration(source);
  (link.closest('pre') ?? link.closest('code') ?? link).after(declaration);
  opened.set(link, declaration);
  link.setAttribute('aria-expanded', 'true');
  return true;
}
