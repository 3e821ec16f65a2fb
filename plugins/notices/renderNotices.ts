import type { Notice } from './readNotice';

const LINE = '-'.repeat(80);

const HEAD = `Notices of third parties

The scripts and fonts of this portal contain the packages below. Each is used under the
terms that follow its name; packages with the same text stand together.
`;

/** The file of all notices: packages with the same text share it, in the order of their names. */
export function renderNotices(notices: readonly Notice[]): string {
  const titles = new Map<string, Set<string>>();
  for (const { title, text } of notices) {
    const normal = text.replaceAll('\r\n', '\n');
    titles.set(normal, (titles.get(normal) ?? new Set()).add(title));
  }
  const blocks = [...titles]
    .map(([text, names]) => ({ text, names: [...names].sort() }))
    .sort((a, b) => (a.names[0]! < b.names[0]! ? -1 : 1))
    .map(({ text, names }) => `${LINE}\n${names.join('\n')}\n\n${text}\n`);
  return [HEAD, ...blocks].join('\n');
}
