import { Gauge } from '@mui/x-charts/Gauge';
import { barrel, valueText } from './barrel';

const classes = [
  '[&_.MuiGauge-valueArc]:fill-info',
  '[&_.MuiGauge-referenceArc]:fill-info [&_.MuiGauge-referenceArc]:[fill-opacity:0.15]',
  '[&_.MuiGauge-valueText_text]:fill-muted [&_text]:text-[26px] [&_text]:font-semibold',
].join(' ');

export default function RainBarrel() {
  return (
    <div className="w-full">
      {/* #region preview */}
      <Gauge
        height={180}
        value={barrel.liters}
        valueMax={barrel.capacity}
        cornerRadius="50%"
        text={`${barrel.liters} L`}
        direction="ltr"
        className={classes}
        aria-label="Water in the rain barrel"
        aria-valuetext={valueText}
      />
      {/* #endregion preview */}
    </div>
  );
}
