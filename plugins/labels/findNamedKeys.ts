const QUOTED = /(['"])([\w.]+)\1/g;
const COMPOSED = /`((?:[\w.]|\$\{[^{}]*\})+)`/g;
const PLACEHOLDER = /\$\{[^{}]*\}/;

/** Tells a template with a name in it from one, such as `${list}.${name}`, of anything. */
function hasFixedName(template: string): boolean {
  return template.split(PLACEHOLDER).some((text) => /\w/.test(text));
}

/** A pattern of the keys that a template such as `badge.${name}Title` can become. */
function toPattern(template: string): RegExp {
  const fixed = template
    .split(PLACEHOLDER)
    .map((text) => text.replaceAll('.', '\\.'));
  return new RegExp(`^${fixed.join('\\w+')}$`);
}

/**
 * The labels that a module's code names: by their keys, in quotes, and by templates that
 * can become one, whatever stands in them. A template without a fixed name would name
 * them all: it is no label's.
 *
 * @param keys the dotted keys of all labels
 * @returns of those, the named ones, in their order
 */
export function findNamedKeys(code: string, keys: readonly string[]): string[] {
  const quoted = new Set([...code.matchAll(QUOTED)].map(([, , text]) => text!));
  const patterns = [...code.matchAll(COMPOSED)]
    .map(([, text]) => text!)
    .filter(hasFixedName)
    .map(toPattern);
  return keys.filter(
    (key) => quoted.has(key) || patterns.some((pattern) => pattern.test(key)),
  );
}
