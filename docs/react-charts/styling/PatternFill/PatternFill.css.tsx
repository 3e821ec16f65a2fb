import * as React from 'react';
import { PieChart } from '@mui/x-charts/PieChart';
import { Patterns } from './Patterns';
import { seats } from './seats';
import styles from './PatternFill.module.css';

export default function PatternFill() {
  const prefix = React.useId();

  return (
    <div className={styles.frame}>
      {/* #region preview */}
      <PieChart
        height={240}
        series={[
          {
            data: seats.map((part) => ({
              ...part,
              color: `url(#${prefix}-${part.id})`,
            })),
          },
        ]}
        role="img"
        aria-label="Theater seats of a season by kind of ticket"
        className={styles.chart}
      >
        <Patterns prefix={prefix} ink={styles.ink} />
      </PieChart>
      {/* #endregion preview */}
    </div>
  );
}
