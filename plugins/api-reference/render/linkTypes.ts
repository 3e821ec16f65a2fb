import type { RenderContext } from './context';
import { markup, type Html } from './markup';

/** Strings, in which nothing is a name, and names with the dot before them. */
const TOKENS =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\.?[A-Za-z_$][\w$]*/g;

/** Whether a name is that of a property or parameter: `{ Name: …`, `(Name?: …`. */
function isLabel(before: string, after: string): boolean {
  return /[{(,;[]\s*$/.test(before) && /^\s*\??:/.test(after);
}

/**
 * A type's source text, in which every name that the reference knows is a link.
 *
 * @param self name of the declaration that the text belongs to, which needs no link
 */
export function linkTypes(
  text: string,
  { findType }: Pick<RenderContext, 'findType'>,
  self?: string,
): Html {
  const parts: Html[] = [];
  let end = 0;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const next = index + token.length;
    const href = token === self ? undefined : findType(token);
    if (href !== undefined && !isLabel(text.slice(end, index), text.slice(next))) {
      parts.push(markup`${text.slice(end, index)}<a href="${href}">${token}</a>`);
      end = next;
    }
  }
  return markup`${parts}${text.slice(end)}`;
}
