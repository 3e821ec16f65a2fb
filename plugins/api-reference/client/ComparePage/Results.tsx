import { useMemo, useRef } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import CopyButton from '@site/src/components/CopyButton';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ProductHistory } from '../../common/history/types';
import { useArticleLinks } from '../useArticleLinks';
import { countKinds, type ChangeGroup, listOpenGroups } from './createGroups';
import { createLinks } from '../../common/history/createLinks';
import Group from './Group';
import type { CompareQuery } from './query';
import { toMarkdown } from './describeChange';
import styles from './styles.module.css';

interface ResultsProps extends Pick<CompareQuery, 'from' | 'to'> {
  history: ProductHistory;
  /** The version that the portal documents. */
  installed: string;
  groups: ChangeGroup[];
  /** Heads the Markdown. */
  title: string;
}

/** What changed, by entry, and how much of each kind. */
export default function Results({
  history,
  installed,
  groups,
  title,
  from,
  to,
}: ResultsProps) {
  const t = useTranslate();
  const root = useRef<HTMLElement>(null);
  const { withBaseUrl } = useBaseUrlUtils();
  // A link component for each of hundreds of names would take longer than all else.
  useArticleLinks(root);
  const findLink = useMemo(
    () => createLinks(history, installed, withBaseUrl),
    [history, installed, withBaseUrl],
  );
  const openGroups = listOpenGroups(groups);
  return (
    <section ref={root} data-html="" aria-label={t('compare.results')}>
      <div className={styles.summary}>
        <ul>
          {countKinds(groups.flatMap(({ changes }) => changes)).map(
            ({ kind, count }) => (
              <li key={kind} className={styles.kind} data-kind={kind}>
                {t('compare.groupCount', { count, kind: t(`change.${kind}`) })}
              </li>
            ),
          )}
        </ul>
        <CopyButton
          getText={() => toMarkdown(title, groups, t)}
          aria-label={t('compare.copy')}
        />
      </div>
      {groups.map((group, index) => (
        <Group
          key={`${group.entry?.kind} ${group.entry?.name}`}
          group={group}
          isOpenAtFirst={openGroups[index]!}
          from={from}
          to={to}
          findLink={findLink}
        />
      ))}
    </section>
  );
}
