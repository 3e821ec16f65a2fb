import LazyDialog from '@site/src/components/LazyDialog';
import { settingsState } from './state';

const loadDrawer = () => import('./Drawer');

/** The place of the settings drawer. */
export default function SettingsDrawer() {
  return (
    <LazyDialog
      state={settingsState}
      load={loadDrawer}
      failureKey="settings.loadFailed"
    />
  );
}
