import Admonition from '@theme/Admonition';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { getStateAt } from '../../common/history/states';
import type { ProductHistory } from '../../common/history/types';
import { toMinor } from '../../common/history/version';
import { PLAN_LABELS } from '../../common/plans';
import type { ParsedQuery } from './query';
import styles from './styles.module.css';

/** Whether a version was read before anyone looked for what hooks return. */
function lacksSignatures({ entries }: ProductHistory, version: string): boolean {
  return entries.some(({ kind, states }) => {
    const state = kind === 'hook' ? getStateAt(states, version) : undefined;
    return (
      state !== undefined &&
      !state.unknown &&
      !state.undocumented &&
      state.type === undefined
    );
  });
}

interface NoticesProps extends ParsedQuery {
  history: ProductHistory | undefined;
}

/** What a reader has to know of the address, and of the gaps in the record. */
export default function Notices({
  query,
  faults,
  isSwapped,
  history,
}: NoticesProps) {
  const t = useTranslate();
  const { from, to } = query;
  const gaps = (history?.incomplete ?? []).filter(({ version }) =>
    [from, to].includes(version),
  );
  const untold = [from, to].filter(
    (version) => history !== undefined && lacksSignatures(history, version),
  );
  const texts = [
    ...faults.map(({ valid, ...fault }) =>
      t('compare.unknown', { ...fault, valid: valid.join(', ') }),
    ),
    ...(isSwapped ? [t('compare.swapped')] : []),
    ...(from === to ? [t('compare.same')] : []),
    ...gaps.map(({ version, plans }) =>
      t('compare.incomplete', {
        version: toMinor(version),
        plans: plans.map((plan) => t(PLAN_LABELS[plan])).join(', '),
      }),
    ),
    ...(untold.length > 0
      ? [t('compare.signatures', { versions: untold.map(toMinor).join(', ') })]
      : []),
  ];
  const skipped = (history?.skipped ?? []).map(({ minor }) => minor);
  return (
    <>
      {texts.length > 0 && (
        <Admonition type="warning" title={t('compare.notices')}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Admonition>
      )}
      {skipped.length > 0 && (
        <p className={styles.skipped}>
          {t('compare.skipped', { versions: skipped.join(', ') })}
        </p>
      )}
    </>
  );
}
