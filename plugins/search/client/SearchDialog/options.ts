import type { MouseEvent } from 'react';
import type { SearchResult } from '../../engine/types';

/** What every option of the list gets. */
export interface OptionProps {
  id: string;
  /** Whether Enter opens it. */
  isActive: boolean;
  /** The pointer moved over it. */
  onPoint: () => void;
  /** It was clicked, with any button and any modifier. */
  onChoose: (event: MouseEvent) => void;
}

/** The id of a result's element in a list. */
export function getOptionId(listId: string, { id }: SearchResult): string {
  return `${listId}-${id}`.replace(/\s/g, '_');
}

/** The options of the list in their order: each result, then other places of its page. */
export function listOptions(results: readonly SearchResult[]): SearchResult[] {
  return results.flatMap((result) => [result, ...(result.more ?? [])]);
}
