const OPENING = '([{<';
const CLOSING = ')]}>';

/**
 * The parts of a union in the source text of a type. A `|` splits nothing inside of
 * brackets or quotes, nor in what a function returns.
 */
export function splitUnion(type: string): string[] {
  const parts = [''];
  let depth = 0;
  let isReturn = false;
  for (const token of type.match(/'[^']*'|"[^"]*"|=>|[^]/g) ?? []) {
    if (token.length === 1) {
      depth += OPENING.includes(token) ? 1 : CLOSING.includes(token) ? -1 : 0;
    }
    isReturn ||= token === '=>' && depth === 0;
    if (token === '|' && depth === 0 && !isReturn) {
      parts.push('');
    } else {
      parts.push(parts.pop() + token);
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
