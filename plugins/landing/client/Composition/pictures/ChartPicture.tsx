import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { CONTINENT_COLORS } from '../../coffees/continentColors';
import { listMonths } from '../../coffees/listMonths';
import { getKiloScale, listLinked, listShown } from '../../coffees/selection';
import type { PartProps } from '../../coffees/types';
import styles from './styles.module.css';

/** The bars, drawn: each as high as the live one. */
export function ChartPicture({ selection, texts }: PartProps) {
  const coffees = listShown(selection);
  const linked = listLinked(selection);
  const { max, ticks } = getKiloScale(coffees);
  const initials = listMonths(texts.language, 'narrow');
  return (
    <div
      className={styles.chart}
      style={{ '--steps': ticks.length - 1 } as CSSProperties}
    >
      <div className={styles.ticks} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{texts.formatNumber(tick)}</span>
        ))}
      </div>
      <div className={styles.bars}>
        {listMonths(texts.language, 'short').map((name, month) => (
          <div key={name} className={styles.bar}>
            {coffees.toReversed().map(({ id, continent, kilos }) => (
              <span
                key={id}
                data-mark={id}
                className={clsx(styles.segment, linked.has(id) && styles.hatched)}
                style={
                  {
                    '--share': `${((kilos[month] ?? 0) / max) * 100}%`,
                    '--series': CONTINENT_COLORS[continent],
                  } as CSSProperties
                }
              />
            ))}
            <span className={styles.tickLabel}>
              <span className={styles.short}>{name}</span>
              <span className={styles.narrow}>{initials[month]}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
