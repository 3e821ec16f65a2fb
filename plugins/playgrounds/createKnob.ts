import type { ApiProduct, ApiProp } from '../api-reference';
import type { Knob } from './common';
import { splitUnion } from './splitUnion';

/** Props of a simple type that a knob would not show, with the reason. */
export const WITHOUT_KNOB: Readonly<Record<string, string>> = {
  'aria-labelledby': 'names an element of the page',
  autoFocus: 'would take the focus from the knob',
  children: 'are parts, not a text',
  className: 'names a class of the page',
  dataSourceRevalidateMs: 'is for rows that come from a server',
  desc: 'changes nothing that is seen',
  disableEval: 'changes nothing that is seen',
  enableAccessibleFieldDOMStructure: 'goes with other types of its slots',
  estimatedRowCount: 'is for rows that come from a server',
  filterMode: 'is for rows that come from a server',
  focused: 'needs a state',
  focusedView: 'needs a state',
  id: 'names the element for others',
  logLevel: 'changes nothing that is seen',
  name: 'is for a form around the component',
  nonce: 'is a secret of the page',
  open: 'needs a state: nothing could close it',
  paginationMode: 'is for rows that come from a server',
  rangePosition: 'needs a state',
  rowCount: 'is for rows that come from a server',
  sortingMode: 'is for rows that come from a server',
  theme: 'belongs to the page',
  timezone: 'needs a plugin of the date library',
  view: 'needs a state',
};

const NOTHING = ['null', 'undefined'];

/** A literal's value, or undefined for what is no text or number. */
function readLiteral(type: string): string | number | undefined {
  const text = /^(['"])([^'"\\]*)\1$/.exec(type)?.[2];
  return text ?? (/^-?\d+(?:\.\d+)?$/.test(type) ? Number(type) : undefined);
}

function readLiterals(types: readonly string[]): (string | number)[] {
  return types.flatMap((type) => readLiteral(type) ?? []);
}

/** The parts of a union, with those of the types that it names instead of their names. */
function expandUnion(type: string, types: ApiProduct['types']): string[] {
  return splitUnion(type).flatMap((part) => {
    const text = Object.hasOwn(types, part) ? types[part]!.text : undefined;
    const named = text && /^type \w+ = ([^]*?);?$/.exec(text)?.[1];
    return named ? expandUnion(named, types) : [part];
  });
}

/** The texts of a list such as `readonly ('year' | 'month')[]`. */
function readListOptions(
  type: string,
  types: ApiProduct['types'],
): string[] | undefined {
  const items = /^(?:readonly )?\(?([^()[\]]+)\)?\[\]$/.exec(type)?.[1];
  const parts = items ? expandUnion(items, types) : [];
  const options = readLiterals(parts).filter((option) => typeof option === 'string');
  return options.length > 1 && options.length === parts.length ? options : undefined;
}

/** Whether a switch can show the default: `true`, `false`, or nothing, which is off. */
function isPlain(fallback: string | undefined): boolean {
  return fallback === undefined || fallback === 'true' || fallback === 'false';
}

/**
 * The knob for a prop, by its type: of a union, the literals, or the one simple type
 * among its parts. Objects, functions and dates are left to code.
 *
 * @param types those that the types of props name, by name
 * @returns undefined where the prop gets none
 */
export function createKnob(
  {
    name,
    type,
    default: fallback,
  }: Pick<ApiProp, 'name' | 'type'> & {
    default?: string;
  },
  types: ApiProduct['types'],
): Knob | undefined {
  if (Object.hasOwn(WITHOUT_KNOB, name)) {
    return undefined;
  }
  const base = { name, ...(fallback !== undefined && { default: fallback }) };
  const parts = expandUnion(type, types).filter((part) => !NOTHING.includes(part));
  const literals = readLiterals(parts);
  const list = parts.length === 1 ? readListOptions(parts[0]!, types) : undefined;
  if (list) {
    return { ...base, kind: 'list', options: list };
  }
  if (literals.length > 1) {
    return { ...base, kind: 'choice', options: literals };
  }
  if (parts.includes('boolean') || parts.includes('true')) {
    return isPlain(fallback)
      ? { ...base, kind: 'boolean' }
      : { ...base, kind: 'choice', options: [true, false] };
  }
  if (parts.includes('number')) {
    return { ...base, kind: 'number' };
  }
  if (parts.includes('string') || parts.includes('React.ReactNode')) {
    return { ...base, kind: /color$/i.test(name) ? 'color' : 'text' };
  }
  return undefined;
}
