import type { CSSProperties } from 'react';
import { months, roasts } from '@site/docs/landing/RoastedKilos/roasts';
import styles from './styles.module.css';

const GREATEST = 800;
const TICKS = [800, 600, 400, 200, 0];

function Bar({ id, share }: { id: string; share: number }) {
  const style = { '--share': `${share * 100}%`, '--series': `var(--${id})` };
  return <span className={styles.bar} style={style as CSSProperties} />;
}

/** The charts' example, drawn: its bars are as high as the live ones. */
export function ChartPreview() {
  return (
    <div className={styles.chart}>
      <p className={styles.legend}>
        {roasts.map(({ id, label }) => (
          <span key={id} style={{ '--series': `var(--${id})` } as CSSProperties}>
            {label}
          </span>
        ))}
      </p>
      <div className={styles.ticks} aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      <div className={styles.bars}>
        {months.map((month, index) => (
          <div key={month} className={styles.group}>
            {roasts.map(({ id, data }) => (
              <Bar key={id} id={id} share={(data[index] ?? 0) / GREATEST} />
            ))}
            <span className={styles.tickLabel}>{month}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
