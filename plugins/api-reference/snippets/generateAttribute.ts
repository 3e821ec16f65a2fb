import type { ApiProp } from '../types';

/** A literal that a union offers and the component does not take by itself. */
function findLiteral({ type, default: value }: ApiProp): string | undefined {
  if (/[[({<]/.test(type)) {
    return undefined;
  }
  const literals = type
    .split('|')
    .map((part) => part.trim())
    .filter((part) => /^'[^']*'$/.test(part));
  return literals.find((literal) => literal !== value && literal !== "''");
}

/**
 * An attribute that sets a prop which no demo sets, as far as its type alone says how.
 *
 * @returns undefined for any other type
 */
export function generateAttribute(prop: ApiProp): string | undefined {
  const { name, type, signature, default: value } = prop;
  if (/[^\w]/.test(name) || prop.deprecated !== undefined || prop.condition) {
    return undefined;
  }
  if (type === 'boolean') {
    return value === 'true' ? `${name}={false}` : name;
  }
  const literal = findLiteral(prop);
  if (literal !== undefined) {
    return `${name}="${literal.slice(1, -1)}"`;
  }
  const params = signature?.params.filter((param) => /^\w+$/.test(param.name)) ?? [];
  const names = params.map((param) => param.name).join(', ');
  return names !== '' && type.endsWith('=> void')
    ? `${name}={(${names}) => console.log(${names})}`
    : undefined;
}
