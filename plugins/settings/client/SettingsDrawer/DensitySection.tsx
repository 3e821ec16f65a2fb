import { useId } from 'react';
import { useChangeTheme, useThemeState } from '../ThemeProvider';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { MAX_SPACING, MIN_SPACING } from '../../common/link';
import styles from './styles.module.css';

interface StepProps {
  label: string;
  sign: string;
  /** Marked, and not disabled: the focus stays on a button that has done its last step. */
  atEnd: boolean;
  onStep: () => void;
}

function Step({ label, sign, atEnd, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEnd}
      onClick={atEnd ? undefined : onStep}
    >
      {sign}
    </button>
  );
}

function Spacing() {
  const t = useTranslate();
  const id = useId();
  const { spacing } = useThemeState();
  const change = useChangeTheme();
  const text = t('settings.pixels', { count: spacing });
  return (
    <>
      <label htmlFor={id}>{t('settings.spacing')}</label>
      <div className={styles.spacing}>
        <Step
          label={t('settings.decrease')}
          sign="−"
          atEnd={spacing <= MIN_SPACING}
          onStep={() => change({ type: 'decrease-spacing' })}
        />
        <input
          id={id}
          type="range"
          min={MIN_SPACING}
          max={MAX_SPACING}
          value={spacing}
          aria-valuetext={text}
          onChange={({ target }) =>
            change({ type: 'set-spacing', spacing: Number(target.value) })
          }
        />
        <Step
          label={t('settings.increase')}
          sign="+"
          atEnd={spacing >= MAX_SPACING}
          onStep={() => change({ type: 'increase-spacing' })}
        />
        <output htmlFor={id}>{text}</output>
      </div>
    </>
  );
}

/** How close together the demos' components stand. */
export default function DensitySection() {
  const t = useTranslate();
  const { dense } = useThemeState();
  const change = useChangeTheme();
  return (
    <fieldset className={styles.section}>
      <legend>{t('settings.density')}</legend>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={dense}
          onChange={({ target }) =>
            change({ type: 'set-dense', dense: target.checked })
          }
        />
        {t('settings.dense')}
      </label>
      <Spacing />
      <button
        type="button"
        className={styles.link}
        onClick={() => change({ type: 'reset-density' })}
      >
        {t('settings.resetDensity')}
      </button>
    </fieldset>
  );
}
