import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const gauges = [
  { place: 'Valley', rain: [2, 0, 5, 8, 3, 0, 1, 4] },
  { place: 'Ridge', rain: [9, 3, 21, 34, 18, 2, 6, 15] },
  { place: 'Coast', rain: [4, 1, 9, 14, 6, 0, 2, 7] },
];

export default function RainTable() {
  const [shared, setShared] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={shared}
            onChange={(event) => setShared(event.target.checked)}
          />
        }
        label="Same scale in all rows"
      />
      <Table
        size="small"
        sx={{ '& td, & th': { px: 1 } }}
        aria-label="Rain of eight days at three gauges"
      >
        <TableHead>
          <TableRow>
            <TableCell>Gauge</TableCell>
            <TableCell>8 days</TableCell>
            <TableCell align="right">Sum (mm)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {gauges.map(({ place, rain }) => (
            <TableRow key={place}>
              <TableCell component="th" scope="row">
                {place}
              </TableCell>
              <TableCell sx={{ py: 0 }}>
                {/* #region preview */}
                <SparkLineChart
                  width={88}
                  height={36}
                  plotType="bar"
                  data={rain}
                  yAxis={shared ? { min: 0, max: 35 } : undefined}
                  role="img"
                  aria-label={`Daily rain in mm: ${rain.join(', ')}`}
                />
                {/* #endregion preview */}
              </TableCell>
              <TableCell align="right">
                {rain.reduce((sum, value) => sum + value, 0)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
