import { isPartAddress } from '../common/typeAddress';
import type { RenderContext } from './createPageContext';
import { findBreaks } from './findBreaks';
import { markup, type Html } from './markup';
import { BREAK } from './renderName';

/** Strings, in which nothing is a name, and names with the dot before them. */
const TOKENS =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\.?[A-Za-z_$][\w$]*/g;

/** Whether a name is that of a property or parameter: `{ Name: …`, `(Name?: …`. */
function isLabel(before: string, after: string): boolean {
  return /[{(,;[]\s*$/.test(before) && /^\s*\??:/.test(after);
}

/** The names in a type's source text that can be those of types. */
export function listTypeNames(text: string): string[] {
  return [...text.matchAll(TOKENS)]
    .map(([token]) => token)
    .filter((token) => /^[A-Za-z_$]/.test(token));
}

/** What linking the names in a type rests on. */
type TypeLinks = Pick<RenderContext, 'findPage' | 'findType' | 'findKey'>;

/** Writes a part of a type's text; the breaks at its ends are those of what is around it. */
type RenderPart = (from: number, to: number, breaks?: 'inside' | 'all') => Html;

function createRenderPart(text: string): RenderPart {
  const all = findBreaks(text);
  return (from, to, which = 'all') => {
    const breaks = all.filter((at) =>
      which === 'all' ? at >= from && at <= to : at > from && at < to,
    );
    const starts = [from, ...breaks];
    return markup`${starts.map((start, index) => [
      index > 0 && BREAK,
      text.slice(start, starts[index + 1] ?? to),
    ])}`;
  };
}

/** A name as a link; where that leads to a page, it says which type opens in its place. */
function renderLink(
  name: string,
  content: Html,
  href: string,
  { findKey }: TypeLinks,
): Html {
  const key = isPartAddress(href) ? undefined : findKey(name);
  return markup`<a href="${href}"${key !== undefined && markup` data-type="${key}"`}>${content}</a>`;
}

/**
 * A type's source text, in which every name that the reference knows is a link, and which
 * breaks where its words are too long for a column.
 */
export function linkTypes(text: string, links: TypeLinks): Html {
  const renderPart = createRenderPart(text);
  const parts: Html[] = [];
  let end = 0;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const next = index + token.length;
    const href = links.findType(token);
    if (href !== undefined && !isLabel(text.slice(end, index), text.slice(next))) {
      const content = renderPart(index, next, 'inside');
      parts.push(renderPart(end, index), renderLink(token, content, href, links));
      end = next;
    }
  }
  return markup`${parts}${renderPart(end, text.length)}`;
}
