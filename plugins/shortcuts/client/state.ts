import { createOpenState } from '@site/src/hooks/createOpenState';

/** Whether the list of shortcuts is open. */
export const shortcutsState = createOpenState();
