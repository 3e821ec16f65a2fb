import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { sensors } from './sensors';
import styles from './SensorTiles.module.css';

export default function SensorTiles() {
  return (
    <div className={styles.tiles}>
      {sensors.map((sensor) => (
        <div key={sensor.name} className={styles.tile}>
          <Typography variant="body2" className={styles.name}>
            {sensor.name}: {sensor.data[sensor.data.length - 1]} {sensor.unit}
          </Typography>
          {/* #region preview */}
          <SparkLineChart
            height={80}
            data={sensor.data}
            area
            baseline="min"
            showTooltip
            showHighlight
            role="img"
            aria-label={`Recent temperature, ${sensor.name}`}
            className={styles.temperature}
          />
          {/* #endregion preview */}
        </div>
      ))}
      <div className={styles.tile}>
        <Typography variant="body2" className={styles.name}>
          Backup battery
        </Typography>
        <Gauge
          height={110}
          value={82}
          text={({ value }) => `${value} %`}
          aria-label="Charge of the backup battery in percent"
          className={styles.charge}
        />
      </div>
    </div>
  );
}
