import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const steps = [6240, 8110, 7450, 9320, 4870, 11260, 10340];
const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const inSteps = (value: number | null) =>
  value === null ? '' : `${value.toLocaleString('en-US')} steps`;

export default function DailySteps() {
  const [plotType, setPlotType] = React.useState<'line' | 'bar'>('line');
  const [area, setArea] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={plotType}
          onChange={(_event, value) => setPlotType(value ?? plotType)}
          aria-label="plotType"
        >
          <ToggleButton value="line">line</ToggleButton>
          <ToggleButton value="bar">bar</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Switch
              checked={area}
              disabled={plotType === 'bar'}
              onChange={(event) => setArea(event.target.checked)}
            />
          }
          label="area"
        />
      </Box>
      {/* #region preview */}
      <SparkLineChart
        height={100}
        data={steps}
        plotType={plotType}
        area={area}
        showHighlight
        showTooltip
        valueFormatter={inSteps}
        xAxis={{ data: weekday }}
        slotProps={{ tooltip: { trigger: 'axis' } }}
        role="img"
        aria-label="Steps per day last week, from 4,870 on Friday to 11,260 on Saturday"
      />
      {/* #endregion preview */}
    </Box>
  );
}
