import { useId } from 'react';
import { useChangeTheme, useThemeState } from '../ThemeProvider';
import { useModal } from '@site/src/hooks/useModal';
import { useSetting } from '../../common/useSetting';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { resetLinkedSettings } from '../../common/visit';
import { getSettingsStore } from '../../common/store';
import Choice from './Choice';
import ColorsSection from './ColorsSection';
import DensitySection from './DensitySection';
import ShareLink from './ShareLink';
import styles from './styles.module.css';

interface DrawerProps {
  onClose: () => void;
}

function ModeChoice() {
  const t = useTranslate();
  const [mode, setMode] = useSetting('mode');
  return (
    <Choice
      label={t('settings.mode')}
      options={(['light', 'dark', 'system'] as const).map((value) => [
        value,
        t(`settings.${value}`),
      ])}
      value={mode}
      onChange={setMode}
    />
  );
}

function DirectionChoice() {
  const t = useTranslate();
  const { direction } = useThemeState();
  const change = useChangeTheme();
  return (
    <Choice
      label={t('settings.direction')}
      options={(['ltr', 'rtl'] as const).map((value) => [
        value,
        t(`settings.${value}`),
      ])}
      value={direction}
      onChange={(value) => change({ type: 'change', direction: value })}
    />
  );
}

function WidthChoice() {
  const t = useTranslate();
  const [width, setWidth] = useSetting('contentWidth');
  return (
    <Choice
      label={t('settings.width')}
      options={(['standard', 'wide'] as const).map((value) => [
        value,
        t(`settings.${value}`),
      ])}
      value={width}
      onChange={setWidth}
    />
  );
}

/** The reader's settings at the end of the window, in force while they are changed. */
export default function Drawer({ onClose }: DrawerProps) {
  const t = useTranslate();
  const titleId = useId();
  const { ref, close, closeByBackdrop } = useModal();
  return (
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeByBackdrop}
    >
      <div className={styles.header}>
        <h2 id={titleId}>{t('settings.title')}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('settings.close')}
          onClick={close}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
      <div className={styles.body}>
        <p className={styles.intro}>{t('settings.intro')}</p>
        <ModeChoice />
        <DirectionChoice />
        <WidthChoice />
        <DensitySection />
        <ColorsSection />
      </div>
      <div className={styles.footer}>
        <ShareLink />
        <button
          type="button"
          className={styles.plain}
          onClick={() => resetLinkedSettings(getSettingsStore())}
        >
          {t('settings.reset')}
        </button>
      </div>
    </dialog>
  );
}
