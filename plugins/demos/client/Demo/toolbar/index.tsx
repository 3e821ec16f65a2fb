import type { RefObject } from 'react';
import { createClickAttributes } from '@site/src/events/clickAttributes';
import type { ClickAction } from '@site/src/events/events';
import CopyStatus from '@site/src/components/CopyButton/CopyStatus';
import { COPY_LABELS } from '@site/src/components/CopyButton/copyLabels';
import type { CopyOutcome } from '@site/src/hooks/useCopy';
import { useCopyKeys } from '@site/src/hooks/useCopyKeys';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { CodeChoice, DateLibrary } from '@site/plugins/settings/common';
import type { DemoContext } from '../types';
import type { DemoAction } from '../views/useDemoState';
import type { Sandbox } from '../views/useExport';
import CodeSwitches from './CodeSwitches';
import LibraryMenu from './LibraryMenu';
import MoreMenu from './MoreMenu';
import ToolbarButton from './ToolbarButton';
import type { MenuEntry } from './ToolbarMenu';
import { useRovingFocus } from './useRovingFocus';
import styles from './styles.module.css';

const COPY_ICONS = { idle: 'copy', copied: 'check', failed: 'failed' } as const;

interface DemoToolbarProps {
  demo: DemoContext;
  choice: CodeChoice;
  /** The date library that the code is for, where it depends on one. */
  dateLibrary?: DateLibrary;
  codeOpen: boolean;
  /** Whether some of the code shows while it is not open. */
  hasPreview: boolean;
  editing: boolean;
  copyOutcome: CopyOutcome;
  /** Where the focus goes when it leaves the editor. */
  editButtonRef: RefObject<HTMLButtonElement | null>;
  dispatch: (action: DemoAction) => void;
  onExport: (sandbox: Sandbox) => void;
  onCopy: () => void;
  onResetFocus: () => void;
  /** Entries of the menu beside its own. */
  moreItems: readonly MenuEntry[];
}

/**
 * A demo's controls, as an ARIA toolbar: what most readers want has its name beside its
 * icon, the rest is in a menu.
 */
export default function DemoToolbar({
  demo,
  choice,
  dateLibrary,
  codeOpen,
  hasPreview,
  editing,
  copyOutcome,
  editButtonRef,
  dispatch,
  onExport,
  onCopy,
  onResetFocus,
  moreItems,
}: DemoToolbarProps) {
  const t = useTranslate();
  const keys = useCopyKeys();
  const roving = useRovingFocus();
  const count = (action: ClickAction<'demo'>) =>
    createClickAttributes('demo', action, demo.id);
  const rare = [
    ['toolbar.stackBlitz', () => onExport('StackBlitz'), 'stackblitz'],
    ['toolbar.codeSandbox', () => onExport('CodeSandbox'), 'codesandbox'],
    ['toolbar.resetFocus', onResetFocus, 'focus'],
    ['toolbar.reset', () => dispatch({ type: 'reset' }), 'reset'],
  ] as const;
  const show = hasPreview ? 'demo.showAllCode' : 'demo.showCode';
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar.label', { name: demo.name })}
      className={styles.toolbar}
      {...roving}
    >
      <ToolbarButton
        label={t(codeOpen ? 'demo.hideCode' : show)}
        icon="code"
        isMain
        aria-expanded={codeOpen}
        onClick={() => dispatch({ type: 'toggle-code' })}
        {...count('code')}
      />
      {codeOpen && (
        <div className={styles.choices}>
          <CodeSwitches choice={choice} stylings={demo.stylings} />
          {dateLibrary !== undefined && <LibraryMenu value={dateLibrary} />}
        </div>
      )}
      <div className={styles.actions}>
        <ToolbarButton
          ref={editButtonRef}
          label={t('toolbar.edit')}
          icon="edit"
          aria-pressed={editing}
          onClick={() => dispatch({ type: 'toggle-editing' })}
          {...count('edit')}
        />
        <ToolbarButton
          label={t(COPY_LABELS[copyOutcome])}
          icon={COPY_ICONS[copyOutcome]}
          // What has become of the copy is no other way to it.
          hint={copyOutcome === 'idle' ? keys?.label : undefined}
          aria-keyshortcuts={keys?.aria}
          data-outcome={copyOutcome}
          onClick={onCopy}
          {...count('copy')}
        />
        <ToolbarButton
          label={t('toolbar.fullScreen')}
          icon="fullScreen"
          onClick={() => dispatch({ type: 'set-full-screen', open: true })}
          {...count('full-screen')}
        />
        <MoreMenu
          items={[
            ...rare.map(([key, onSelect, action]) => ({
              label: t(key),
              onSelect,
              counted: count(action),
              startsGroup: action === 'focus',
            })),
            ...moreItems,
          ]}
        />
      </div>
      <CopyStatus outcome={copyOutcome} />
    </div>
  );
}
