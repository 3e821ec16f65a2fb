import Admonition from '@theme/Admonition';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ProductHistory } from '../../common/history/types';
import { toMinor } from '../../common/history/version';
import { PLAN_LABELS } from '../../common/plans';
import type { ParsedQuery } from './query';
import styles from './styles.module.css';

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
  ];
  const skipped = (history?.skipped ?? []).map(({ minor }) => minor);
  return (
    <>
      {texts.length > 0 && (
        <Admonition type="warning">
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
