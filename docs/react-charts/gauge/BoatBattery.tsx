import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts/Gauge';

export default function BoatBattery() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <Gauge
        height={180}
        value={76}
        startAngle={-110}
        endAngle={110}
        text={({ value }) => `${value}%`}
        aria-label="Charge of the boat’s battery"
        aria-valuetext="76 percent"
      />
      {/* #endregion preview */}
    </Box>
  );
}
