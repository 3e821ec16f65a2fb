import { memo, useMemo } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { Change } from '../../common/history/changes';
import { compareVersions } from '../../common/history/compareVersions';
import type { ProductHistory } from '../../common/history/types';
import { toMinor } from '../../common/history/version';
import { createGroups, type ChangeGroup } from './createGroups';
import type { CompareQuery } from './query';
import Results from './Results';

/** A comparison whose data is there. */
export interface Compared {
  /** Of the library in the query. */
  history: ProductHistory;
  /** The version that the portal documents. */
  installed: string;
  query: CompareQuery;
}

interface OutcomeProps {
  shown: Compared | undefined;
  /** What is announced while there is nothing to show. */
  pending: string;
}

/** The changes that a comparison shows. */
function selectGroups(
  { history, query }: Compared,
  compared: Change[][],
): ChangeGroup[] {
  // A name that the record doesn't have is told of at its field.
  const isKnown = history.entries.some(({ name }) => name === query.entry);
  return createGroups(compared, { ...query, entry: isKnown ? query.entry : '' });
}

/** How much changed, as it is announced, and what. */
function Outcome({ shown, pending }: OutcomeProps) {
  const t = useTranslate();
  const { history, query: { from, to } = { from: '', to: '' } } = shown ?? {};
  const compared = useMemo(
    () => (history ? compareVersions(history, from, to) : []),
    [history, from, to],
  );
  const groups = shown ? selectGroups(shown, compared) : [];
  const changes = groups.flatMap((group) => group.changes);
  const title = t(changes.length === 0 ? 'compare.none' : 'compare.count', {
    from: toMinor(from),
    to: toMinor(to),
    count: changes.length,
    entries: t('compare.entryCount', {
      count: new Set(changes.map(({ entry }) => entry.name)).size,
    }),
  });
  return (
    <>
      <p role="status">{shown ? title : pending}</p>
      {shown && changes.length > 0 && (
        <Results
          history={shown.history}
          installed={shown.installed}
          groups={groups}
          title={title}
          from={from}
          to={to}
        />
      )}
    </>
  );
}

export default memo(Outcome);
