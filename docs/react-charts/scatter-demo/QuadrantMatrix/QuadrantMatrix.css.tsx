import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Labels } from './Labels';
import { series, xAxis, yAxis } from './services';
import styles from './QuadrantMatrix.module.css';

export default function QuadrantMatrix() {
  return (
    <div className={styles.frame}>
      {/* #region preview */}
      <ScatterChart
        height={360}
        series={series}
        xAxis={xAxis}
        yAxis={yAxis}
        hideLegend
        voronoiMaxRadius={30}
        className={styles.chart}
        role="img"
        aria-label="Importance and satisfaction of eight museum services: signs and toilets are important, and visitors are not satisfied with them"
      >
        <ChartsReferenceLine x={3} />
        <ChartsReferenceLine y={3} />
        <Labels quadrant={styles.quadrant} point={styles.point} />
      </ScatterChart>
      {/* #endregion preview */}
    </div>
  );
}
