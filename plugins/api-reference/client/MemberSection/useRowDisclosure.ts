import { useEffect, type RefObject } from 'react';
import type { MarkupState } from '../Markup/useMissingMarkup';
import { addToggles, handleToggleClick } from './rowDisclosure';

/**
 * Lets the reader open the rows of the list layout one by one.
 *
 * @param isList whether that is the layout
 * @param toLabel the label of a row's button, from its name; stable
 */
export function useRowDisclosure(
  table: RefObject<HTMLTableElement | null>,
  isList: boolean,
  markupState: MarkupState,
  toLabel: (name: string) => string,
): void {
  useEffect(() => {
    const element = table.current;
    if (element === null || !isList) {
      return undefined;
    }
    addToggles(element, toLabel);
    element.addEventListener('click', handleToggleClick);
    return () => element.removeEventListener('click', handleToggleClick);
  }, [table, isList, markupState, toLabel]);
}
