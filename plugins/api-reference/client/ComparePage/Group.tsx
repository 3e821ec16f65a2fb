import { startTransition, useState } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import ChangeTable, { type TableContext } from './ChangeTable';
import { countKinds, type ChangeGroup } from './createGroups';
import styles from './styles.module.css';

interface GroupProps extends TableContext {
  group: ChangeGroup;
  /** Whether it is open unless the reader says otherwise. */
  isOpenAtFirst: boolean;
}

/** The changes of an entry: how many of each kind and, when opened, what they are. */
export default function Group({
  group: { entry, changes },
  isOpenAtFirst,
  ...compared
}: GroupProps) {
  const t = useTranslate();
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? isOpenAtFirst;
  const link = entry && compared.findLink({ entry });
  const title = entry === undefined ? t('compare.entries') : entry.name;
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        // It is also told of what the reader didn't do.
        if (open !== isOpen) {
          // The element is open already; its table may take a moment.
          startTransition(() => setChoice(open));
        }
      }}
    >
      <summary>
        <h2>{title}</h2>{' '}
        <span className={styles.counts}>
          {countKinds(changes).map(({ kind, count }) => (
            <bdi key={kind}>
              {t('compare.groupCount', { count, kind: t(`change.${kind}`) })}
            </bdi>
          ))}
        </span>
      </summary>
      {isOpen && (
        <>
          {link !== undefined && (
            <p className={styles.groupLink}>
              <a href={link}>{t('compare.open', { name: title })}</a>
            </p>
          )}
          <ChangeTable {...compared} changes={changes} label={title} />
        </>
      )}
    </details>
  );
}
