import { useEffect, type RefObject } from 'react';
import type { MarkupState } from '../Markup';

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

const TOGGLE = 'button[data-toggle]';

/** Opens or closes a row of the list layout. */
export function setRowOpen(row: HTMLElement, isOpen: boolean): void {
  row.toggleAttribute('data-open', isOpen);
  row.querySelector(TOGGLE)?.setAttribute('aria-expanded', String(isOpen));
}

function createToggle(row: HTMLElement, label: string): HTMLButtonElement {
  const toggle = document.createElement('button');
  toggle.type = 'button';
  toggle.dataset.toggle = '';
  toggle.setAttribute('aria-label', label);
  toggle.setAttribute('aria-expanded', String(row.hasAttribute('data-open')));
  return toggle;
}

/**
 * Puts a button before the name of each row that has none yet, by which the list layout
 * opens it.
 *
 * @param toLabel the button's label, from the row's name
 */
export function addToggles(
  table: HTMLTableElement,
  toLabel: (name: string) => string,
): void {
  for (const name of table.querySelectorAll<HTMLElement>('tbody th > a')) {
    const row = name.closest('tr')!;
    if (row.querySelector(TOGGLE) === null) {
      name.before(createToggle(row, toLabel(name.textContent)));
    }
  }
}

/** Opens or closes the row whose button a click is on; other clicks are left alone. */
export function handleToggleClick({ target }: Event): void {
  const row = (target as Element).closest(TOGGLE)?.closest('tr');
  if (row) {
    setRowOpen(row, !row.hasAttribute('data-open'));
  }
}
