import type { DerivedLibrary } from './libraries';

/** A text as code. */
export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** What the imports from a library have to bring. */
interface Needs {
  /** Values, by name. */
  names: string[];
  /** Types, by name. */
  types: string[];
  /** Whether the code names time zones. */
  zones: boolean;
}

/** The imports from the library itself. */
export function renderImports(
  library: DerivedLibrary,
  { names, types, zones }: Needs,
): string[] {
  const module = library === 'moment' && zones ? 'moment-timezone' : library;
  if (names.length === 0) {
    return types.length === 0
      ? []
      : [`import type { ${types.join(', ')} } from '${module}';`];
  }
  const typeNames = types.map((type) => `type ${type}`);
  if (library === 'moment') {
    const list = typeNames.length === 0 ? '' : `, { ${typeNames.join(', ')} }`;
    return [`import moment${list} from '${module}';`];
  }
  const list = [...names.sort(), ...typeNames].join(', ');
  return [`import { ${list} } from '${module}';`];
}
