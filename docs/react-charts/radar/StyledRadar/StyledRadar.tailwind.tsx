import { RadarChart } from '@mui/x-charts/RadarChart';
import { radar, series } from './scores';

const classes = [
  '[&_.MuiRadarChart-gridDivider]:[stroke-dasharray:2_4]',
  '[&_.MuiRadarChart-gridStripe]:hidden',
  '[&_.MuiRadarChart-seriesArea]:fill-success [&_.MuiRadarChart-seriesArea]:stroke-success',
  '[&_.MuiRadarChart-seriesArea]:stroke-3 [&_.MuiRadarChart-seriesArea]:[stroke-linejoin:round]',
  '[&_.MuiRadarChart-seriesMark]:fill-paper [&_.MuiRadarChart-seriesMark]:stroke-success',
  '[&_.MuiRadarChart-seriesMark]:stroke-2 [&_.MuiRadarChart-seriesMark]:[r:5px]',
].join(' ');

export default function StyledRadar() {
  return (
    <div className="w-full">
      {/* #region preview */}
      <RadarChart
        height={300}
        hideLegend
        radar={radar}
        series={series}
        direction="ltr"
        className={classes}
        role="img"
        aria-label="Test scores of a family tent, from 0 to 10"
      />
      {/* #endregion preview */}
    </div>
  );
}
