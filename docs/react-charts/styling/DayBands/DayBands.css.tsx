import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { Background } from './Background';
import { hours, signals } from './fog';
import styles from './DayBands.module.css';

export default function DayBands() {
  return (
    <div className={styles.frame}>
      {/* #region preview */}
      <ChartsContainer
        height={260}
        xAxis={[{ data: hours, max: 24, label: 'Hour of the day', height: 50 }]}
        yAxis={[{ label: 'Signals of the fog horn', min: 0 }]}
        series={[{ type: 'line', data: signals, area: true }]}
        role="img"
        aria-label="Signals of a fog horn per hour of one day, the daylight is shaded"
        className={styles.chart}
      >
        <Background plot={styles.plot} day={styles.day} />
        <AreaPlot />
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
      {/* #endregion preview */}
    </div>
  );
}
