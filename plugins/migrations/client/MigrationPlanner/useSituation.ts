import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Situation } from '../../common/planMigration';
import { formatSituation, parseSituation } from '../../common/query';

/** What the page's address says of the reader's packages, and how to change it. */
export function useSituation(): [Situation, (situation: Situation) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const situation = parseSituation(useIsBrowser() ? search : '');
  return [situation, (next) => history.replace({ search: formatSituation(next) })];
}
