import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ResultMember } from '../../engine/types';
import styles from './results.module.css';

/** The type and the default of a member, in a line of the list. */
export default function MemberFacts({ member }: { member: ResultMember }) {
  const t = useTranslate();
  const { type, default: value } = member;
  if (!type && !value) {
    return null;
  }
  return (
    <span className={styles.facts}>
      {type && <code dir="ltr">{type}</code>}
      {value && (
        <span>
          {t('api.default')} <code dir="ltr">{value}</code>
        </span>
      )}
    </span>
  );
}
