import type { LabelKey } from '@site/src/i18n/types';

/** Proper names, which no language translates; by the name of the fence. */
const PROPER_NAMES: Record<string, string> = {
  css: 'CSS',
  html: 'HTML',
  js: 'JavaScript',
  javascript: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  md: 'Markdown',
  mdx: 'MDX',
  sql: 'SQL',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  yaml: 'YAML',
  yml: 'YAML',
};

const LABELS: Record<string, LabelKey> = {
  bash: 'code.shell',
  diff: 'code.diff',
  sh: 'code.shell',
  shell: 'code.shell',
};

/**
 * The name of a fence's language as readers know it.
 *
 * @param language the name of the fence, in lower case
 * @returns undefined for plain text; for a language that the tables don't have, the name
 *   of the fence
 */
export function getLanguageName(
  language: string,
  t: (key: LabelKey) => string,
): string | undefined {
  if (language === 'text') {
    return undefined;
  }
  const label = LABELS[language];
  return label === undefined ? (PROPER_NAMES[language] ?? language) : t(label);
}
