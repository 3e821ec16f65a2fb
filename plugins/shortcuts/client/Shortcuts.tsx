import { useEffect } from 'react';
import LazyDialog from '@site/src/components/LazyDialog';
import { settingsState } from '@site/plugins/settings/client';
import { useSetting } from '@site/plugins/settings/common';
import { runShortcut } from './registry';
import { shortcutsState } from './state';
import { useShortcut } from './useShortcut';

const loadDialog = () => import('./Dialog');

/** Listens to the page's shortcuts, and is the place of their list. */
export default function Shortcuts() {
  const [single] = useSetting('shortcuts');
  useShortcut('?', 'shortcuts.list', shortcutsState.open);
  useShortcut(',', 'shortcuts.settings', settingsState.open);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) =>
      runShortcut(event, single === 'on');
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [single]);

  return (
    <LazyDialog
      state={shortcutsState}
      load={loadDialog}
      failureKey="shortcuts.loadFailed"
    />
  );
}
