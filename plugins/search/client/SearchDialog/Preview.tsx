import { Plan } from '@site/src/components/Badge';
import MarkedText from '@site/src/components/MarkedText';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ResultMember, SearchResult } from '../../engine/types';
import { getMemberLabel } from './kindNames';
import Trail from './Trail';
import styles from './results.module.css';

function Code({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <code dir="ltr">{text}</code>
      </dd>
    </>
  );
}

/** What the reference says of a member, in short. */
function MemberPreview({ member }: { member: ResultMember }) {
  const t = useTranslate();
  const { type, plan, required, deprecated, description } = member;
  const kindKey = getMemberLabel(member.kind);
  return (
    <>
      <p className={styles.previewKind}>
        {kindKey && <span>{t(kindKey)}</span>}
        <bdi>{member.of}</bdi>
      </p>
      <p className={styles.flags}>
        {(plan === 'pro' || plan === 'premium') && <Plan name={plan} link={false} />}
        {required && <span className={styles.flag}>{t('api.required')}</span>}
        {deprecated && <span className={styles.flag}>{t('api.deprecated')}</span>}
      </p>
      {description && <p className={styles.description}>{description}</p>}
      <dl>
        {type && <Code label={t('api.type')} text={type} />}
        {member.default && <Code label={t('api.default')} text={member.default} />}
      </dl>
    </>
  );
}

/** The result at the cursor in more detail, beside the list of wide windows. */
export default function Preview({ result }: { result: SearchResult }) {
  const t = useTranslate();
  const { title, trail, member, passage } = result;
  return (
    <section className={styles.preview} aria-label={t('search.preview')}>
      <h3 data-code={member !== undefined}>
        <bdi>{title}</bdi>
      </h3>
      {member ? (
        <MemberPreview member={member} />
      ) : (
        trail.length > 0 && (
          <p className={styles.trail}>
            <Trail places={trail} />
          </p>
        )
      )}
      {passage && (
        <p className={styles.description}>
          <MarkedText text={passage.text} ranges={passage.marks} />
        </p>
      )}
    </section>
  );
}
