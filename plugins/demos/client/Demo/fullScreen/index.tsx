import { useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useModal } from '@site/src/hooks/useModal';
import { useTranslate } from '@site/src/hooks/useTranslate';
import Switch from '@site/src/components/Switch/index';
import type { CodeStyling } from '@site/plugins/settings/common';
import type { DemoContext } from '../types';
import DemoDocument from '../views/DemoDocument';
import styles from './styles.module.css';

interface FullScreenDemoProps {
  demo: DemoContext;
  styling: CodeStyling;
  /** The reader's own demo, where there is one. */
  edited?: ReactNode;
  /** Its code, to read or to edit, which stands beside it while it is open. */
  code: ReactNode;
  /** Takes the focus when the reader leaves the editor by the keyboard. */
  codeButtonRef: RefObject<HTMLButtonElement | null>;
  codeOpen: boolean;
  onToggleCode: () => void;
  onClose: () => void;
}

const WIDTHS = ['320', '768', 'free'] as const;

/**
 * A demo on the whole screen, as published or as the reader edited it, at a width to
 * choose: in a document of its own, so that the width is that of its viewport, and media
 * queries answer to it. Its code stands beside it where it is open on the page, or opened here.
 */
export default function FullScreenDemo({
  demo: { id, name },
  styling,
  edited,
  code,
  codeButtonRef,
  codeOpen,
  onToggleCode,
  onClose,
}: FullScreenDemoProps) {
  const t = useTranslate();
  const { ref, close } = useModal();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('free');
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={t('fullScreen.label', { name })}
      onClose={onClose}
    >
      <div className={styles.header}>
        <strong className={styles.name}>{name}</strong>
        <Switch
          label={t('fullScreen.width')}
          options={WIDTHS.map((value) => [
            value,
            value === 'free' ? t('fullScreen.free') : `${value} px`,
          ])}
          value={width}
          onChange={setWidth}
        />
        <div className={styles.buttons}>
          <button
            ref={codeButtonRef}
            type="button"
            aria-expanded={codeOpen}
            onClick={onToggleCode}
          >
            {t(codeOpen ? 'demo.hideCode' : 'demo.showCode')}
          </button>
          <button type="button" onClick={close}>
            {t('fullScreen.close')}
          </button>
        </div>
      </div>
      <div className={styles.stage}>
        <div
          className={styles.viewport}
          style={
            width === 'free'
              ? undefined
              : ({ '--viewport-width': `${width}px` } as CSSProperties)
          }
        >
          {edited ?? (
            <DemoDocument
              id={id}
              title={t('demo.canvas', { name })}
              styling={styling}
              fill
              enlarge={width === 'free'}
            />
          )}
        </div>
        {codeOpen && <div className={styles.code}>{code}</div>}
      </div>
    </dialog>
  );
}
