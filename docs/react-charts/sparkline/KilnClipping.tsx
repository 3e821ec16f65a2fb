import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const celsius = [20, 20, 180, 420, 760, 1220, 1220, 1220, 640, 210, 40, 20];
const thickLine = { [`& .${lineElementClasses.root}`]: { strokeWidth: 8 } };

export default function KilnClipping() {
  const [offset, setOffset] = React.useState(1);
  const [disableClipping, setDisableClipping] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={disableClipping}
            onChange={(event) => setDisableClipping(event.target.checked)}
          />
        }
        label="disableClipping"
      />
      <Box sx={{ maxWidth: 260, px: 1 }}>
        <Typography variant="body2" id="kiln-offset">
          clipAreaOffset: {offset} px
        </Typography>
        <Slider
          value={offset}
          min={0}
          max={6}
          disabled={disableClipping}
          onChange={(_event, value) => setOffset(value)}
          aria-labelledby="kiln-offset"
        />
      </Box>
      {/* #region preview */}
      <SparkLineChart
        height={100}
        margin={8}
        data={celsius}
        yAxis={{ domainLimit: 'strict' }}
        disableClipping={disableClipping}
        clipAreaOffset={{ top: offset, right: offset, bottom: offset, left: offset }}
        sx={thickLine}
        role="img"
        aria-label="Temperature of a kiln during one firing, with a plateau at 1,220 degrees"
      />
      {/* #endregion preview */}
    </Box>
  );
}
