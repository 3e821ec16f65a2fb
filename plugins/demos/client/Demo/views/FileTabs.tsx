import type { KeyboardEvent } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { getNextIndex } from '../toolbar/useRovingFocus';
import type { CodeFile } from './useDemoCode';
import styles from './styles.module.css';

interface FileTabsProps {
  files: CodeFile[];
  index: number;
  /** Id of the panel that shows the chosen file. */
  panelId: string;
  onSelect: (index: number) => void;
}

/** The tabs of a demo's files; nothing for a single one. */
export default function FileTabs({
  files,
  index,
  panelId,
  onSelect,
}: FileTabsProps) {
  const t = useTranslate();
  if (files.length < 2) {
    return null;
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = getNextIndex(event.key, index, files.length, isRtl);
    if (next !== undefined) {
      event.preventDefault();
      onSelect(next);
      (event.currentTarget.children[next] as HTMLElement).focus();
    }
  };
  return (
    <div
      role="tablist"
      aria-label={t('demo.files')}
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {files.map(({ name, isEdited }, fileIndex) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={fileIndex === index}
          aria-controls={panelId}
          tabIndex={fileIndex === index ? 0 : -1}
          onClick={() => onSelect(fileIndex)}
        >
          {name}
          {isEdited && <span title={t('demo.edited')}> •</span>}
        </button>
      ))}
    </div>
  );
}
