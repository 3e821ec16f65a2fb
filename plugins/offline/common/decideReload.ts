/** How a page stands to a newer version of the portal. */
export interface PageState {
  /** Whether another version has taken over, or a file of this one is gone. */
  outdated: boolean;
  /** Whether the page reloads already. */
  reloaded: boolean;
  focused: boolean;
  /** Whether the reader has written something that a reload would lose, or is writing. */
  edited: boolean;
}

/**
 * What a page does: `reload` now, `wait` until it has the focus and nothing unsaved, or
 * `stay` as it is.
 */
export function decideReload({
  outdated,
  reloaded,
  focused,
  edited,
}: PageState): 'reload' | 'wait' | 'stay' {
  if (!outdated || reloaded) {
    return 'stay';
  }
  return focused && !edited ? 'reload' : 'wait';
}
