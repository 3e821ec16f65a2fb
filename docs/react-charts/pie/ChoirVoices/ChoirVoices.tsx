import Box from '@mui/material/Box';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { OutlinedArc } from './OutlinedArc';
import { series } from './voices';

const slots = { pieArc: OutlinedArc };

export default function ChoirVoices() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <PieChart
        height={240}
        series={series}
        slots={slots}
        sx={(theme) => ({
          [`& .${pieClasses.arc}`]: {
            fillOpacity: 0.2,
            strokeWidth: 2,
            '&[data-highlighted]': { fillOpacity: 0.5 },
          },
          [`& .${pieClasses.arcLabel}`]: {
            fill: (theme.vars ?? theme).palette.text.primary,
            fontSize: 18,
            fontWeight: 600,
          },
        })}
        role="img"
        aria-label="Singers of a choir by voice"
      />
      {/* #endregion preview */}
    </Box>
  );
}
