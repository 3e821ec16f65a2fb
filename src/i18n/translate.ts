import { en } from './en';
import type { LabelKey, Labels } from './types';
import { zh } from './zh';

const DICTIONARIES: Record<string, Labels> = { en, zh };

const warned = new Set<LabelKey>();

function look(labels: Labels, key: LabelKey): string | undefined {
  const [group, name] = key.split('.') as [keyof Labels, string];
  return (labels[group] as Record<string, string> | undefined)?.[name];
}

function interpolate(
  label: string,
  values: Record<string, string | number>,
): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/**
 * The label of a key in a language.
 *
 * A missing translation falls back to English with one console warning per key; a
 * language without a dictionary is a console error and the label `…`.
 *
 * @param values fill in the label's `{placeholders}`
 */
export function translate(
  language: string,
  key: LabelKey,
  values: Record<string, string | number> = {},
): string {
  const labels = DICTIONARIES[language];
  if (labels === undefined) {
    console.error(`There is no dictionary for the language "${language}".`);
    return '…';
  }
  const label = look(labels, key);
  if (label !== undefined) {
    return interpolate(label, values);
  }
  if (!warned.has(key)) {
    warned.add(key);
    console.warn(`The label "${key}" is not translated into "${language}".`);
  }
  return interpolate(look(en, key) ?? '…', values);
}
