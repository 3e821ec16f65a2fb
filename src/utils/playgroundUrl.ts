import type { CodeStyling, Mode } from '../settings/definitions';

/** How a demo is to be shown alone; what is absent follows the reader's settings. */
export interface PlaygroundOptions {
  styling?: CodeStyling;
  mode?: Mode;
  direction?: 'ltr' | 'rtl';
  density?: 'standard' | 'dense';
}

const VALUES: { [Key in keyof PlaygroundOptions]-?: readonly string[] } = {
  styling: ['system', 'tailwind', 'css'],
  mode: ['light', 'dark', 'system'],
  direction: ['ltr', 'rtl'],
  density: ['standard', 'dense'],
};

/** The address of a demo alone. */
export function toPlaygroundUrl(
  id: string,
  options: PlaygroundOptions = {},
): string {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(entries as [string, string][]).toString();
  return `/playground/${id}${query === '' ? '' : `?${query}`}`;
}

/**
 * Reads the options of such an address.
 *
 * @param query with or without its `?`
 * @returns the valid options, and for each faulty one a sentence that says what can
 *   stand there
 */
export function parsePlaygroundQuery(query: string): {
  options: PlaygroundOptions;
  faults: string[];
} {
  const faults: string[] = [];
  const options: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const values = VALUES[name as keyof PlaygroundOptions] as
      readonly string[] | undefined;
    if (values === undefined) {
      faults.push(`"${name}" is none of: ${Object.keys(VALUES).join(', ')}.`);
    } else if (values.includes(value)) {
      options[name] = value;
    } else {
      faults.push(`${name}=${value} is none of: ${values.join(', ')}.`);
    }
  }
  return { options, faults };
}
