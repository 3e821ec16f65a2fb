import type { useTranslate } from '@site/src/hooks/useTranslate';
import { type Change, getReplacement } from '../../common/history/changes';
import type { MemberState } from '../../common/history/types';
import { PLAN_LABELS } from '../../common/plans';
import { toPhrase } from '../../common/toPhrase';
import type { ChangeGroup } from './createGroups';

type Translate = ReturnType<typeof useTranslate>;

/** What a version has, in a word: code, or a text. */
export interface Side {
  text: string;
  isCode?: boolean;
}

const toCode = (text: string | undefined): Side | undefined =>
  text === undefined ? undefined : { text: text.replaceAll('`', ''), isCode: true };

function describeState(
  { kind, entry, member }: Change,
  state: MemberState | undefined,
  t: Translate,
): Side {
  if (state === undefined) {
    return { text: t('change.absent') };
  }
  switch (kind) {
    case 'deprecated':
    case 'undeprecated':
      return state.deprecated === undefined
        ? { text: t('change.notDeprecated') }
        : {
            text: state.deprecated === true ? t('api.deprecated') : state.deprecated,
          };
    case 'defaultChanged':
      return toCode(state.default) ?? { text: t('change.noDefault') };
    case 'requiredChanged':
      return { text: t(state.required ? 'change.required' : 'change.optional') };
    case 'planChanged':
      return { text: t(PLAN_LABELS[state.plan ?? 'community']) };
    default:
      return (
        toCode(state.type) ??
        toCode(state.default) ?? {
          text: t(member ? 'change.present' : `apiKind.${entry.kind}`),
        }
      );
  }
}

/** What the two versions have of what changed, side by side. */
export function describeChange(
  change: Change,
  t: Translate,
): { before: Side; after: Side } {
  if (change.renamedFrom !== undefined) {
    return {
      before: { text: change.renamedFrom, isCode: true },
      after: { text: change.member?.name ?? '', isCode: true },
    };
  }
  return {
    before: describeState(change, change.before, t),
    after: describeState(change, change.after, t),
  };
}

function toText({ text, isCode }: Side): string {
  return isCode ? `\`${text}\`` : text;
}

function toItem(change: Change, t: Translate): string {
  const { kind, entry, member, range } = change;
  const { before, after } = describeChange(change, t);
  const replacement = getReplacement(change);
  const details =
    kind === 'added' || kind === 'removed'
      ? replacement && `${t('history.replacedBy')} \`${replacement.name}\``
      : `${toText(before)} → ${toText(after)}`;
  const when = range ? `, ${toPhrase(t, 'version', range)}` : '';
  const name = `- \`${(member ?? entry).name}\`: ${t(`change.${kind}`)}${when}`;
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
