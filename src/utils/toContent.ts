/**
 * The state of a navigation by somebody who chose what a page says, in the search: the focus
 * goes past the navigation, to what was chosen.
 */
export const TO_CONTENT = { isToContent: true };

/** Whether a location was reached by {@link TO_CONTENT}. */
export function isToContent({ state }: { state: unknown }): boolean {
  return (state as typeof TO_CONTENT | null | undefined)?.isToContent ?? false;
}
