import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { sensors } from './sensors';

const tile = 'box-border min-w-0 flex-[1_1_160px] border-s-3 border-divider ps-3';

export default function SensorTiles() {
  return (
    <div className="flex w-full flex-wrap gap-6">
      {sensors.map((sensor) => (
        <div key={sensor.name} className={tile}>
          <Typography variant="body2" className="text-muted">
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
            className="[&_.MuiLineChart-area]:opacity-25"
          />
          {/* #endregion preview */}
        </div>
      ))}
      <div className={tile}>
        <Typography variant="body2" className="text-muted">
          Backup battery
        </Typography>
        <Gauge
          height={110}
          value={82}
          text={({ value }) => `${value} %`}
          aria-label="Charge of the backup battery in percent"
          className="[&_.MuiGauge-valueArc]:fill-success"
        />
      </div>
    </div>
  );
}
