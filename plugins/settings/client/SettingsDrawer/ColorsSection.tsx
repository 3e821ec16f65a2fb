import { useChangeTheme, useThemeState } from '../ThemeProvider';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { PaletteColors } from '@site/src/mui/readerTheme';
import ColorField from './ColorField';
import styles from './styles.module.css';

function withColor(
  colors: PaletteColors,
  name: keyof PaletteColors,
  color: string | undefined,
): PaletteColors {
  const { primary, secondary }: PaletteColors = { ...colors, [name]: color };
  return { ...(primary && { primary }), ...(secondary && { secondary }) };
}

/** The main colors of the demos and of the site's own accents. */
export default function ColorsSection() {
  const t = useTranslate();
  const { paletteColors } = useThemeState();
  const change = useChangeTheme();
  return (
    <fieldset className={styles.section}>
      <legend>{t('settings.colors')}</legend>
      {(['primary', 'secondary'] as const).map((name) => (
        <ColorField
          key={name}
          name={name}
          value={paletteColors[name]}
          onChange={(color) =>
            change({
              type: 'change',
              paletteColors: withColor(paletteColors, name, color),
            })
          }
        />
      ))}
      <button
        type="button"
        className={styles.link}
        onClick={() => change({ type: 'reset-colors' })}
      >
        {t('settings.resetColors')}
      </button>
    </fieldset>
  );
}
