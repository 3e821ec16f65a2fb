import { useId, useState } from 'react';
import { useThemeState } from '../ThemeProvider';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { isColor } from '@site/src/mui/parseColor';
import { SITE_COLORS } from '@site/src/mui/siteColors';
import { toSrgb } from '@site/src/mui/toSrgb';
import ColorPreview from './ColorPreview';
import styles from './styles.module.css';

interface ColorFieldProps {
  name: 'primary' | 'secondary';
  /** Undefined where the color is the site's. */
  value: string | undefined;
  /** Gets valid colors only, and undefined when the field is emptied. */
  onChange: (color: string | undefined) => void;
}

/**
 * The field's text: what is being typed, until the value is changed from elsewhere.
 *
 * @returns the text, and what takes a new one with the value that it stands for
 */
function useDraft(value: string | undefined) {
  const [draft, setDraft] = useState({ text: value ?? '', value });
  return [
    draft.value === value ? draft.text : (value ?? ''),
    (text: string, next: string | undefined) => setDraft({ text, value: next }),
  ] as const;
}

/** A color as text or from the system's color picker; a wrong text changes nothing. */
export default function ColorField({ name, value, onChange }: ColorFieldProps) {
  const t = useTranslate();
  const id = useId();
  const { paletteMode } = useThemeState();
  const [text, setDraft] = useDraft(value);
  const label = t(`settings.${name}`);
  const input = text.trim();
  const isFaulty = input !== '' && !isColor(input);
  const siteColor = SITE_COLORS[paletteMode][name];

  const type = (typed: string) => {
    const color = typed.trim() === '' ? undefined : typed.trim();
    const isTaken = color === undefined || isColor(color);
    setDraft(typed, isTaken ? color : value);
    if (isTaken && color !== value) {
      onChange(color);
    }
  };

  return (
    <div className={styles.color}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.colorInputs}>
        <input
          type="color"
          aria-label={t(`settings.pick.${name}`)}
          // The picker knows neither other notations nor translucent colors.
          value={toSrgb(value ?? siteColor).slice(0, 7)}
          onChange={({ target }) => type(target.value)}
        />
        <input
          id={id}
          type="text"
          dir="ltr"
          value={text}
          placeholder={siteColor}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isFaulty}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <p
        id={`${id}-hint`}
        role="status"
        className={styles.hint}
        data-faulty={isFaulty}
      >
        {isFaulty ? t('settings.colorFault', { input }) : t('settings.colorHint')}
      </p>
      <ColorPreview name={name} value={value} />
    </div>
  );
}
