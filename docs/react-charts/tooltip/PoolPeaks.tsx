import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { type BarItemIdentifier } from '@mui/x-charts/models';

const hours = ['7', '9', '11', '13', '15', '17', '19'];
const swimmers = [38, 52, 31, 74, 112, 97, 45];

function itemAt(dataIndex: number): BarItemIdentifier {
  return { type: 'bar', seriesId: 'swimmers', dataIndex };
}

export default function PoolPeaks() {
  const [item, setItem] = React.useState<BarItemIdentifier | null>(null);
  const index = item?.dataIndex;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          onClick={() => setItem(itemAt(swimmers.indexOf(Math.max(...swimmers))))}
        >
          Busiest
        </Button>
        <Button
          size="small"
          onClick={() => setItem(itemAt(swimmers.indexOf(Math.min(...swimmers))))}
        >
          Quietest
        </Button>
        <Button size="small" onClick={() => setItem(null)}>
          Close
        </Button>
      </Box>
      {/* #region preview */}
      <BarChart
        height={270}
        xAxis={[{ data: hours, label: 'Hour of the day' }]}
        yAxis={[{ max: 200 }]}
        series={[{ id: 'swimmers', label: 'Swimmers', data: swimmers }]}
        tooltipItem={item}
        onTooltipItemChange={setItem}
        slotProps={{ tooltip: { trigger: 'item', anchor: 'node' } }}
        hideLegend
        role="img"
        aria-label="Swimmers in the pool between 07:00 and 19:00"
      />
      {/* #endregion preview */}
      <Typography variant="body2" role="status">
        {index === undefined
          ? 'No tooltip is open.'
          : `Open: ${hours[index]}:00, ${swimmers[index]} swimmers.`}
      </Typography>
    </Box>
  );
}
