import type { ApiHook } from '../types';

/** How long a list may be to stand on one line, in characters. */
const MAX_LENGTH = 40;

/** Splits a source text at its outermost commas. */
function splitList(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const [index, character] of [...text].entries()) {
    // The bracket of an arrow closes nothing.
    const isArrow = character === '>' && text[index - 1] === '=';
    if ('<({['.includes(character)) {
      depth += 1;
    } else if ('>)}]'.includes(character) && !isArrow) {
      depth -= 1;
    }
    if (character === ',' && depth === 0) {
      parts.push('');
    } else {
      parts[parts.length - 1] += character;
    }
  }
  return parts.map((part) => part.trim());
}

/** A list between brackets; on a line for each of its parts where it is long. */
function formatList(parts: readonly string[]): string {
  const line = parts.join(', ');
  return line.length <= MAX_LENGTH ? line : `\n  ${parts.join(',\n  ')},\n`;
}

/** A hook's declaration as code, such as `function useThing(ref: Ref): Thing`. */
export function renderHookSignature({
  name,
  typeParameters,
  signature: { params, returns },
}: ApiHook): string {
  const generics =
    typeParameters === undefined ? '' : `<${formatList(splitList(typeParameters))}>`;
  // Members of an object parameter stand in the list below it.
  const own = params.filter((param) => !param.name.includes('.'));
  const texts = own.map(
    ({ name: param, type, isOptional }) =>
      `${param}${isOptional ? '?' : ''}: ${type || 'unknown'}`,
  );
  return `function ${name}${generics}(${formatList(texts)}): ${returns?.type || 'void'}`;
}
