import { createOpenState } from '@site/src/hooks/createOpenState';

/** Whether the search is open. */
export const searchState = createOpenState();

let firstText = '';

/**
 * Opens the search; browser only.
 *
 * @param text what stands in its field at first
 */
export function openSearch(text = ''): void {
  firstText = text;
  searchState.open();
}

/** Adds to what the search begins with: what was typed while it was on its way. */
export function addFirstText(text: string): void {
  firstText += text;
}

/** What the search begins with. */
export function getFirstText(): string {
  return firstText;
}
