import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ChartsLocaleText } from '@mui/x-charts/locales';

// #region preview
const localeText: Partial<ChartsLocaleText> = {
  loading: 'Asking the buoys…',
  noData: 'No buoy has reported today.',
};
// #endregion preview

export default function OwnTexts() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
        label="Loading"
      />
      <ScatterChart
        height={220}
        series={[]}
        loading={loading}
        localeText={localeText}
        aria-label="Wave height by wind speed"
      />
    </Box>
  );
}
