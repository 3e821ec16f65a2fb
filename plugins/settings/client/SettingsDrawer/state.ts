import { createOpenState } from '@site/src/hooks/createOpenState';

/** Whether the settings are open. */
export const settingsState = createOpenState();
