import type { RefObject } from 'react';
import BoltOutlined from '@mui/icons-material/BoltOutlined';
import CenterFocusWeak from '@mui/icons-material/CenterFocusWeak';
import Check from '@mui/icons-material/Check';
import Code from '@mui/icons-material/Code';
import ContentCopy from '@mui/icons-material/ContentCopy';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Fullscreen from '@mui/icons-material/Fullscreen';
import RestartAlt from '@mui/icons-material/RestartAlt';
import ViewInArOutlined from '@mui/icons-material/ViewInArOutlined';
import CopyStatus from '@site/src/components/CopyButton/CopyStatus';
import { COPY_LABELS } from '@site/src/components/CopyButton/labels';
import type { CopyOutcome } from '@site/src/hooks/useCopy';
import { useCopyKeys } from '@site/src/hooks/useCopyKeys';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { CodeChoice } from '@site/src/settings/codeChoice';
import type { DemoContext } from '../types';
import CodeSwitches from './CodeSwitches';
import MoreMenu, { type MoreItem } from './MoreMenu';
import ToolbarButton from './ToolbarButton';
import { useRovingFocus } from './useRovingFocus';
import styles from './styles.module.css';

const COPY_ICONS = { idle: ContentCopy, copied: Check, failed: ErrorOutline };

/** What the toolbar's buttons do. */
export interface DemoActions {
  toggleCode: () => void;
  toggleEditing: () => void;
  openStackBlitz: () => void;
  openCodeSandbox: () => void;
  copy: () => void;
  resetFocus: () => void;
  reset: () => void;
  openFullScreen: () => void;
}

interface DemoToolbarProps {
  demo: DemoContext;
  choice: CodeChoice;
  codeOpen: boolean;
  editing: boolean;
  copyOutcome: CopyOutcome;
  /** Where the focus goes when it leaves the editor. */
  editButtonRef: RefObject<HTMLButtonElement | null>;
  actions: DemoActions;
  /** Entries of the menu beside those that a narrow toolbar puts there. */
  moreItems: MoreItem[];
}

/** A demo's controls, as an ARIA toolbar. */
export default function DemoToolbar({
  demo,
  choice,
  codeOpen,
  editing,
  copyOutcome,
  editButtonRef,
  actions,
  moreItems,
}: DemoToolbarProps) {
  const t = useTranslate();
  const keys = useCopyKeys();
  const roving = useRovingFocus();
  const rare = [
    ['toolbar.stackBlitz', BoltOutlined, actions.openStackBlitz],
    ['toolbar.codeSandbox', ViewInArOutlined, actions.openCodeSandbox],
    ['toolbar.resetFocus', CenterFocusWeak, actions.resetFocus],
    ['toolbar.reset', RestartAlt, actions.reset],
  ] as const;
  const [stackBlitz, codeSandbox, resetFocus, reset] = rare.map(
    ([key, Icon, onClick]) => (
      <ToolbarButton key={key} label={t(key)} Icon={Icon} onClick={onClick} isRare />
    ),
  );
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar.label', { name: demo.name })}
      className={styles.toolbar}
      {...roving}
    >
      {codeOpen && <CodeSwitches choice={choice} stylings={demo.stylings} />}
      <div className={styles.actions}>
        <ToolbarButton
          label={t(codeOpen ? 'demo.hideCode' : 'demo.showCode')}
          Icon={Code}
          withText
          aria-expanded={codeOpen}
          onClick={actions.toggleCode}
        />
        <ToolbarButton
          ref={editButtonRef}
          label={t('toolbar.edit')}
          Icon={EditOutlined}
          aria-pressed={editing}
          onClick={actions.toggleEditing}
        />
        {stackBlitz}
        {codeSandbox}
        <ToolbarButton
          label={t(COPY_LABELS[copyOutcome])}
          Icon={COPY_ICONS[copyOutcome]}
          hint={keys?.label}
          aria-keyshortcuts={keys?.aria}
          data-outcome={copyOutcome}
          onClick={actions.copy}
        />
        {resetFocus}
        {reset}
        <ToolbarButton
          label={t('toolbar.fullScreen')}
          Icon={Fullscreen}
          onClick={actions.openFullScreen}
        />
        <MoreMenu
          items={[
            ...rare.map(([key, , onSelect]) => ({
              label: t(key),
              onSelect,
              isRare: true,
            })),
            ...moreItems,
          ]}
        />
      </div>
      <CopyStatus outcome={copyOutcome} />
    </div>
  );
}
