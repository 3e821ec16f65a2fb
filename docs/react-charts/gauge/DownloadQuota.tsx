import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const quota = 50;
const months = [
  { name: 'May', used: 31 },
  { name: 'June', used: 50 },
  { name: 'July', used: 63 },
  { name: 'August', used: null },
];

function sum(used: number | null) {
  if (used === null) {
    return 'No reading yet';
  }
  return used > quota
    ? `${used} GB, ${used - quota} GB over the quota`
    : `${used} GB of ${quota} GB`;
}

/** A meter requires a value. Without one, expose the gauge as an image. */
const noReading = {
  role: 'img',
  'aria-label': 'Downloads: no reading yet',
  'aria-valuemin': undefined,
  'aria-valuemax': undefined,
};

export default function DownloadQuota() {
  const [index, setIndex] = React.useState(2);
  const used = months[index]?.used ?? null;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Month"
        value={index}
        onChange={(_, next: number | null) => next !== null && setIndex(next)}
        sx={{ mb: 1 }}
      >
        {months.map(({ name }, position) => (
          <ToggleButton key={name} value={position} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <Gauge
        height={180}
        // the arc stops at the end of the scale, the text does not
        value={used === null ? null : Math.min(used, quota)}
        valueMax={quota}
        text={used === null ? 'no data' : `${used} GB`}
        direction="ltr"
        {...(used === null
          ? noReading
          : { 'aria-label': 'Downloads', 'aria-valuetext': sum(used) })}
      />
      {/* #endregion preview */}
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {sum(used)}
      </Typography>
    </Box>
  );
}
