import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { months, series } from './route';
import { useRouteMeans } from './useRouteMeans';
import styles from './RouteReport.module.css';

// #region preview
function RouteMeans() {
  return (
    <dl className={styles.means}>
      {useRouteMeans().map(({ id, label, color, mean }) => (
        <div className={styles.mean} key={id} style={{ borderColor: color }}>
          <dt>{label}</dt>
          <dd>{mean} %</dd>
        </div>
      ))}
    </dl>
  );
}

export default function RouteReport() {
  return (
    <div className={styles.grid}>
      <ChartsDataProvider
        height={240}
        xAxis={[{ id: 'month', scaleType: 'point', data: months }]}
        yAxis={[{ id: 'share', label: 'Punctual (%)', min: 60, max: 100 }]}
        series={series}
      >
        {/* The surface places itself in the area "chart". */}
        <ChartsSurface
          role="img"
          aria-label="Punctual departures of a bus route per month in percent"
        >
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="line" />
          <ChartsXAxis axisId="month" />
          <ChartsYAxis axisId="share" />
        </ChartsSurface>
        <RouteMeans />
        <ChartsTooltip />
      </ChartsDataProvider>
    </div>
  );
}
// #endregion preview
