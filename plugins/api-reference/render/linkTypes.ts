import { isPartAddress } from '../common/typeAddress';
import type { RenderContext } from './createPageContext';
import { markup, type Html } from './markup';

/** Strings, in which nothing is a name, and names with the dot before them. */
const TOKENS =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\.?[A-Za-z_$][\w$]*/g;

/** Whether a name is that of a property or parameter: `{ Name: …`, `(Name?: …`. */
function isLabel(before: string, after: string): boolean {
  return /[{(,;[]\s*$/.test(before) && /^\s*\??:/.test(after);
}

/** What linking the names in a type rests on. */
type TypeLinks = Pick<RenderContext, 'findPage' | 'findType' | 'findKey'>;

/** A name as a link; where that leads to a page, it says which type opens in its place. */
function renderName(name: string, href: string, { findKey }: TypeLinks): Html {
  const key = isPartAddress(href) ? undefined : findKey(name);
  return markup`<a href="${href}"${key !== undefined && markup` data-type="${key}"`}>${name}</a>`;
}

/** A type's source text, in which every name that the reference knows is a link. */
export function linkTypes(text: string, links: TypeLinks): Html {
  const parts: Html[] = [];
  let end = 0;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const next = index + token.length;
    const href = links.findType(token);
    if (href !== undefined && !isLabel(text.slice(end, index), text.slice(next))) {
      parts.push(markup`${text.slice(end, index)}${renderName(token, href, links)}`);
      end = next;
    }
  }
  return markup`${parts}${text.slice(end)}`;
}
