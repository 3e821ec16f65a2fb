import type { useTranslate } from '@site/src/hooks/useTranslate';
import { getReplacement, type Change } from '../../common/history/changes';
import { describeChange, type Side } from './describeChange';
import type { ChangeGroup } from './createGroups';

type Translate = ReturnType<typeof useTranslate>;

function toText({ text, isCode }: Side): string {
  return isCode ? `\`${text}\`` : text;
}

function toItem(change: Change, t: Translate): string {
  const { kind, entry, member } = change;
  const { before, after } = describeChange(change, t);
  const replacement = getReplacement(change);
  const details =
    kind === 'added' || kind === 'removed'
      ? replacement && `${t('history.replacedBy')} \`${replacement.name}\``
      : `${toText(before)} → ${toText(after)}`;
  const name = `- \`${(member ?? entry).name}\`: ${t(`change.${kind}`)}`;
  return details === undefined ? name : `${name} (${details})`;
}

/** The comparison as Markdown: a heading for each group, an item for each change. */
export function toMarkdown(
  title: string,
  groups: readonly ChangeGroup[],
  t: Translate,
): string {
  const sections = groups.map(({ entry, changes }) =>
    [
      `## ${entry === undefined ? t('compare.entries') : entry.name}`,
      changes.map((change) => toItem(change, t)).join('\n'),
    ].join('\n\n'),
  );
  return `${[`# ${title}`, ...sections].join('\n\n')}\n`;
}
