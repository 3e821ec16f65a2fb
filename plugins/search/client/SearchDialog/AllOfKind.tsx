import { useTranslate } from '@site/src/hooks/useTranslate';
import type { Choice } from './createGroups';
import type { OptionProps } from './options';
import styles from './results.module.css';

interface AllOfKindProps extends OptionProps {
  choice: Extract<Choice, { type: 'all' }>;
}

/** The option that narrows the results to a kind, below its first few. */
export default function AllOfKind({ choice, ...option }: AllOfKindProps) {
  const t = useTranslate();
  return (
    <div
      id={option.id}
      role="option"
      aria-selected={option.isActive}
      className={styles.all}
      onPointerMove={option.onPoint}
      onClick={option.onChoose}
    >
      {t('search.more', { count: choice.count, kind: t(`search.${choice.kind}`) })}
    </div>
  );
}
