import type { MouseEvent } from 'react';
import type { Choice } from './createGroups';

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

/** The id of a choice's element in a list. */
export function getOptionId(listId: string, choice: Choice): string {
  return `${listId}-${choice.id}`.replace(/\s/g, '_');
}
