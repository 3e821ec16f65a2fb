import * as React from 'react';
import { PieChart } from '@mui/x-charts/PieChart';
import { Patterns } from './Patterns';
import { seats } from './seats';

export default function PatternFill() {
  const prefix = React.useId();

  return (
    <div className="w-full">
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
        className="[&_.MuiPieChart-arc]:stroke-primary [&_.MuiPieChart-arc]:stroke-2"
      >
        <Patterns prefix={prefix} ink="fill-primary" />
      </PieChart>
      {/* #endregion preview */}
    </div>
  );
}
