import type { RenderContext } from './createPageContext';
import { markup, type Html } from './markup';

const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

/**
 * Of some declarations, those that texts of types mention, directly or through one
 * another.
 */
export function pickTypes(
  texts: readonly string[],
  types: Readonly<Record<string, string>>,
): Record<string, string> {
  const mentioned = new Set<string>();
  const queue = [...texts];
  for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
    for (const [name] of text.matchAll(IDENTIFIER)) {
      if (Object.hasOwn(types, name) && !mentioned.has(name)) {
        mentioned.add(name);
        queue.push(types[name]!);
      }
    }
  }
  return Object.fromEntries(
    Object.entries(types).filter(([name]) => mentioned.has(name)),
  );
}

/** The anchor of a declaration on the page that mentions it. */
export function toTypeAnchor(name: string): string {
  return `type-${name}`;
}

/** The declarations of a page's types, each with its anchor. */
export function renderTypes(
  types: Readonly<Record<string, string>>,
  context: RenderContext,
): string {
  const declarations = Object.entries(types).map(([name, text]) => {
    const code = linkTypes(text, context, name);
    return markup`<pre id="${toTypeAnchor(name)}"><code>${code}</code></pre>`;
  });
  return markup`${declarations}`.text;
}

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
