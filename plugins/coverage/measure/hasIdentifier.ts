/** A dot of a member as code may write it: `?.`, `!.`, and at the beginning of a line. */
const MEMBER_DOT = '\\s*[?!]?\\.';

/** Where a whole identifier ends: after a prefix such as `NEXT_PUBLIC_` anywhere. */
function toEnd(identifier: string): string {
  if (identifier.endsWith('_')) {
    return '';
  }
  // `v8` is another version than `v8.2`.
  const otherVersion = /\d$/.test(identifier) ? '|\\.\\d' : '';
  return `(?![\\w$]|-\\w${otherVersion})`;
}

function toPattern(identifier: string): RegExp {
  const name = identifier
    .split('.')
    .map((part) => part.replace(/[^\w-]/g, '\\$&'))
    .join(MEMBER_DOT);
  return new RegExp(`(?<![\\w$-])${name}${toEnd(identifier)}`);
}

/**
 * Whether a text has an identifier as a whole: no part of a longer name, in prose or code.
 *
 * @param identifier such as `sortModel`, `apiRef.current.setRows`, `--DataGrid-rowHeight`,
 *   `layout.tsx` or `v5.11.0`
 */
export function hasIdentifier(text: string, identifier: string): boolean {
  return toPattern(identifier).test(text);
}
