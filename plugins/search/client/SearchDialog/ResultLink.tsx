import { Plan } from '@site/src/components/Badge';
import MarkedText from '@site/src/components/MarkedText';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { SearchResult } from '../../engine/types';
import { findProduct } from '@site/src/utils/products';
import KindMark from './KindMark';
import { getMemberLabel } from './kindNames';
import MemberFacts from './MemberFacts';
import type { OptionProps } from './options';
import Trail from './Trail';
import styles from './results.module.css';

/** Where a result is: its product, then pages and sections, or what it is a member of. */
function useTrail({ product, trail, member }: SearchResult): string[] {
  const t = useTranslate();
  const entry = findProduct(product);
  const memberKey = member && getMemberLabel(member.kind);
  const places = [...(entry ? [t(entry.shortLabelKey)] : []), ...trail];
  return memberKey ? [t(memberKey), ...places] : places;
}

/** The line that answers: the sentence with the words, or what a member is for. */
function AnswerLine({ excerpt, member }: SearchResult) {
  const { text, marks } = excerpt ?? { text: member?.description, marks: [] };
  return text ? (
    <span className={styles.excerpt} data-short={member !== undefined}>
      <MarkedText text={text} ranges={marks} />
    </span>
  ) : null;
}

function Title({ title, titleMarks, member }: SearchResult) {
  const isPlan = member?.plan === 'pro' || member?.plan === 'premium';
  return (
    <span className={styles.title} data-code={member !== undefined}>
      <bdi data-deprecated={member?.deprecated}>
        <MarkedText text={title} ranges={titleMarks} />
      </bdi>
      {isPlan && <Plan name={member.plan as 'pro' | 'premium'} link={false} />}
    </span>
  );
}

interface ResultLinkProps extends OptionProps {
  result: SearchResult;
  /** The best place of its page, if it stands below that, which says where it is. */
  best?: SearchResult | undefined;
}

/** A result: a link, so that the browser's own ways to open one work. */
export default function ResultLink({ result, best, ...option }: ResultLinkProps) {
  const trail = useTrail(result);
  const isMore = best !== undefined;
  return (
    <a
      id={option.id}
      role="option"
      tabIndex={-1}
      href={result.url}
      aria-selected={option.isActive}
      className={styles.result}
      data-more={isMore}
      onPointerMove={option.onPoint}
      onClick={option.onChoose}
      onAuxClick={option.onChoose}
    >
      {result.kind !== best?.kind && <KindMark kind={result.kind} />}
      <span className={styles.resultText}>
        <span className={styles.heading}>
          <Title {...result} />
          {!isMore && trail.length > 0 && (
            <span className={styles.trail}>
              <Trail places={trail} />
            </span>
          )}
        </span>
        {result.member && <MemberFacts member={result.member} />}
        {!isMore && <AnswerLine {...result} />}
      </span>
    </a>
  );
}
