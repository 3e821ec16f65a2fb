import Box from '@mui/material/Box';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';
import { barrel, valueText } from './barrel';

export default function RainBarrel() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <Gauge
        height={180}
        value={barrel.liters}
        valueMax={barrel.capacity}
        cornerRadius="50%"
        text={`${barrel.liters} L`}
        direction="ltr"
        sx={(theme) => ({
          [`& .${gaugeClasses.valueArc}`]: {
            fill: (theme.vars ?? theme).palette.info.main,
          },
          [`& .${gaugeClasses.referenceArc}`]: {
            fill: (theme.vars ?? theme).palette.info.main,
            fillOpacity: 0.15,
          },
          [`& .${gaugeClasses.valueText} text`]: {
            fill: (theme.vars ?? theme).palette.text.secondary,
            fontSize: 26,
            fontWeight: 600,
          },
        })}
        aria-label="Water in the rain barrel"
        aria-valuetext={valueText}
      />
      {/* #endregion preview */}
    </Box>
  );
}
