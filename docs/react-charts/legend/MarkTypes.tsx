import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

type MarkType = 'square' | 'circle' | 'line';

export default function MarkTypes() {
  const [labelMarkType, setLabelMarkType] = React.useState<MarkType>('circle');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="labelMarkType"
        value={labelMarkType}
        onChange={(_, type: MarkType | null) => type && setLabelMarkType(type)}
        sx={{ mb: 1, '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="square">square</ToggleButton>
        <ToggleButton value="circle">circle</ToggleButton>
        <ToggleButton value="line">line</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: ['W10', 'W11', 'W12', 'W13'] }]}
        series={[
          { label: 'Design', data: [62, 71, 58, 66], labelMarkType },
          { label: 'Build', data: [104, 118, 126, 97], labelMarkType },
          { label: 'Support', data: [31, 24, 38, 42], labelMarkType },
        ]}
        role="img"
        aria-label="Hours of a team per week, by kind of work"
      />
      {/* #endregion preview */}
    </Box>
  );
}
