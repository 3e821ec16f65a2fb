import { useTranslate } from '@site/src/hooks/useTranslate';
import {
  blendColors,
  darkenColor,
  getContrast,
  lightenColor,
  withAlpha,
} from '@site/src/mui/colorFunctions';
import { formatColor, parseColor } from '@site/src/mui/parseColor';
import { getTextOn } from '@site/src/mui/getTextOn';
import { SITE_COLORS } from '@site/src/mui/siteColors';
import styles from './styles.module.css';

/** Contrast that text in large letters and the outline of a control need. */
const ENOUGH = 3;

/** How much the theme lightens and darkens a main color for its other shades. */
const TONAL_OFFSET = 0.2;

/** Part of a main color in the background of what is selected. */
const SELECTED = 0.12;

interface ColorPreviewProps {
  name: 'primary' | 'secondary';
  /** Undefined where the color is the site's. */
  value: string | undefined;
}

/** A color's shades on the background of a mode, and its contrast to that. */
function Sample({
  mode,
  name,
  value,
}: ColorPreviewProps & { mode: 'light' | 'dark' }) {
  const t = useTranslate();
  const { paper, [name]: siteColor } = SITE_COLORS[mode];
  const color = value ?? siteColor;
  const ratio = getContrast(color, paper);
  const shades = [
    lightenColor(color, TONAL_OFFSET),
    formatColor(parseColor(color)),
    darkenColor(color, TONAL_OFFSET * 1.5),
    blendColors(paper, color, SELECTED),
  ];
  return (
    <div className={styles.sample}>
      <span
        className={styles.shades}
        style={{
          background: paper,
          boxShadow: `0 0 0 1px ${withAlpha(color, 0.3)}`,
        }}
        aria-hidden
      >
        {shades.map((shade, index) => (
          <span
            key={index}
            style={{ background: shade, color: getTextOn(shade, paper) }}
          />
        ))}
      </span>
      <span>
        {t(mode === 'light' ? 'settings.contrastLight' : 'settings.contrastDark')}{' '}
        <strong>
          {/* Rounded down: 2.96 is not enough, and must not look so. */}
          {t('settings.contrast', {
            ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
          })}
        </strong>{' '}
        <span className={styles.verdict} data-enough={ratio >= ENOUGH}>
          {t(ratio >= ENOUGH ? 'settings.contrastEnough' : 'settings.contrastLow')}
        </span>
      </span>
    </div>
  );
}

/** What becomes of a color in both modes. */
export default function ColorPreview(props: ColorPreviewProps) {
  return (
    <>
      <Sample mode="light" {...props} />
      <Sample mode="dark" {...props} />
    </>
  );
}
