import { Plan } from '@site/src/components/Badge';
import MarkedText from '@site/src/components/MarkedText';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { SearchResult } from '../../engine/types';
import { findProduct } from '@site/src/utils/products';
import KindMark from './KindMark';
import { getMemberLabel } from './kindNames';
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

/** A result: a link, so that the browser's own ways to open one work. */
export default function ResultLink({
  result,
  ...option
}: OptionProps & { result: SearchResult }) {
  const { kind, title, titleMarks, excerpt, member } = result;
  const trail = useTrail(result);
  const isPlan = member?.plan === 'pro' || member?.plan === 'premium';
  return (
    <a
      id={option.id}
      role="option"
      tabIndex={-1}
      href={result.url}
      aria-selected={option.isActive}
      className={styles.result}
      onPointerMove={option.onPoint}
      onClick={option.onChoose}
      onAuxClick={option.onChoose}
    >
      <KindMark kind={kind} />
      <span className={styles.resultText}>
        <span className={styles.heading}>
          <span className={styles.title} data-code={member !== undefined}>
            <bdi data-deprecated={member?.deprecated}>
              <MarkedText text={title} ranges={titleMarks} />
            </bdi>
            {isPlan && <Plan name={member.plan as 'pro' | 'premium'} link={false} />}
          </span>
          {trail.length > 0 && (
            <span className={styles.trail}>
              <Trail places={trail} />
            </span>
          )}
        </span>
        {excerpt && (
          <span className={styles.excerpt} data-short={member !== undefined}>
            <MarkedText text={excerpt.text} ranges={excerpt.marks} />
          </span>
        )}
      </span>
    </a>
  );
}
