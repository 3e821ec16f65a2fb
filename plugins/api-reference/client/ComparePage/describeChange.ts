import type { useTranslate } from '@site/src/hooks/useTranslate';
import type { Change } from '../../common/history/changes';
import type { MemberState } from '../../common/history/types';
import { PLAN_LABELS } from '../../common/plans';

/** What a version has, in a word: code, or a text. */
export interface Side {
  text: string;
  isCode?: boolean;
}

type Translate = ReturnType<typeof useTranslate>;

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
  return {
    before: describeState(change, change.before, t),
    after: describeState(change, change.after, t),
  };
}
