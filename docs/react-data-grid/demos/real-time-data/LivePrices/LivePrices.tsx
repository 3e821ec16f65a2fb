import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { watchFrames } from '@site/sample-data/frames';
import { columns } from './columns';
import { createContracts } from './market';
import { useMarket } from './useMarket';

const RATES = [200, 2000, 10_000];

const initialState = { pinnedColumns: { left: ['area', 'delivery'] } };

function FramesPerSecond() {
  const [frames, setFrames] = React.useState(0);
  React.useEffect(() => watchFrames(({ perSecond }) => setFrames(perSecond)), []);
  return (
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {frames} frames/s
    </Typography>
  );
}

export default function LivePrices() {
  const apiRef = useGridApiRef();
  const [contracts] = React.useState(createContracts);
  const [rate, setRate] = React.useState(2000);
  const [isRunning, setIsRunning] = React.useState(false);

  useMarket(apiRef, contracts, isRunning ? rate : 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mb: 1,
        }}
      >
        <Button variant="contained" onClick={() => setIsRunning(!isRunning)}>
          {isRunning ? 'Pause' : 'Start'}
        </Button>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={rate}
          onChange={(_, value: number | null) => setRate(value ?? rate)}
          aria-label="Trades per second"
        >
          {RATES.map((value) => (
            <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
              {value.toLocaleString('en')}/s
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FramesPerSecond />
      </Box>
      <Box sx={{ height: 480 }}>
        {/* #region preview */}
        <DataGridPro
          apiRef={apiRef}
          rows={contracts}
          columns={columns}
          throttleRowsMs={250}
          rowHeight={36}
          initialState={initialState}
          showToolbar
          disableRowSelectionOnClick
          aria-label="Power market"
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
