import type { KnobValue } from './types';

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** A text as a literal, in the quotes that need fewer escapes. */
function toLiteral(text: string): string {
  const quote = count(text, "'") > count(text, '"') ? '"' : "'";
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `${quote}${escaped.replaceAll(quote, `\\${quote}`)}${quote}`;
}

/** A text as an attribute's value; one with quotes or line breaks as an expression. */
function toText(value: string): string {
  return /["\\\n]/.test(value) ? `{${toLiteral(value)}}` : `"${value}"`;
}

/**
 * A prop as an attribute of JSX: `disabled`, `label="Arrival"`, `views={['year']}`.
 */
export function toAttribute(name: string, value: KnobValue): string {
  if (value === true) {
    return name;
  }
  if (typeof value === 'string') {
    return `${name}=${toText(value)}`;
  }
  return typeof value === 'object'
    ? `${name}={[${value.map(toLiteral).join(', ')}]}`
    : `${name}={${value}}`;
}
