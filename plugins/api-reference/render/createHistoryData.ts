import type { HistoryData } from '../pageData';
import { renderChanges, type ChangesContext } from './renderChanges';

/** What a page's data has of the record: no more than there is to tell. */
export function createHistoryData(context: ChangesContext): HistoryData {
  const changes = renderChanges(context);
  return {
    ...context.history.marks,
    ...(changes !== undefined && { changes: { markup: changes } }),
  };
}
