import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Place {
  id: string;
  label: string;
  stations: number;
}

// These items are part of the page.
const regions: Place[] = [
  { id: 'coast', label: 'Coast', stations: 2 },
  { id: 'uplands', label: 'Uplands', stations: 2 },
  { id: 'islands', label: 'Islands', stations: 1 },
];

const stations: Record<string, Place[]> = {
  coast: [
    { id: 'pell', label: 'Pell Point', stations: 2 },
    { id: 'sandholm', label: 'Sandholm', stations: 0 },
  ],
  pell: [
    { id: 'pell-wind', label: 'Wind mast', stations: 0 },
    { id: 'pell-tide', label: 'Tide gauge', stations: 0 },
  ],
  uplands: [
    { id: 'tarn', label: 'Tarn Hut', stations: 0 },
    { id: 'saddle', label: 'Saddle', stations: 0 },
  ],
  islands: [{ id: 'skerry', label: 'Outer Skerry', stations: 0 }],
};

const slotProps = {
  item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } },
};

export default function WeatherStations() {
  const [requests, setRequests] = React.useState<string[]>([]);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (item: Place) => item.stations,
      getTreeItems: async (parentId = 'regions') => {
        setRequests((all) => [...all, parentId]);
        await wait(700);
        return stations[parentId] ?? [];
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 380, minHeight: 300 }}>
      {/* #region preview */}
      <RichTreeViewPro
        aria-label="Weather stations"
        items={regions}
        dataSource={dataSource}
        slotProps={slotProps}
        defaultExpandedItems={['coast', 'pell']}
      />
      {/* #endregion preview */}
      <Typography variant="body2" role="status" sx={{ pt: 2 }}>
        Requests: {requests.join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
