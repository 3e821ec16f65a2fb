import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface District {
  id: number;
  district: string;
  opened: number;
  tonnes: number;
  rate: number;
}

// #region preview
const columns: GridColDef<District>[] = [
  { field: 'district', headerName: 'District', flex: 1, minWidth: 120 },
  {
    field: 'opened',
    headerName: 'Depot since',
    type: 'number',
    width: 130,
    // Years are numbers, but a total of years has no meaning.
    aggregable: false,
    valueFormatter: (year?: number) => (year == null ? '' : String(year)),
  },
  { field: 'tonnes', headerName: 'Collected (t)', type: 'number', width: 140 },
  {
    field: 'rate',
    headerName: 'Recycled',
    type: 'number',
    width: 120,
    // Adding up shares makes no sense.
    availableAggregationFunctions: ['min', 'max'],
    valueFormatter: (share?: number) =>
      share == null ? '' : `${Math.round(share * 100)} %`,
  },
];
// #endregion preview

const rows: District[] = [
  { id: 1, district: 'Harbor', opened: 1998, tonnes: 1240, rate: 0.41 },
  { id: 2, district: 'Old Town', opened: 2011, tonnes: 860, rate: 0.57 },
  { id: 3, district: 'Hillside', opened: 2004, tonnes: 1515, rate: 0.49 },
];

export default function AllowedTotals() {
  const [isAllowed, setIsAllowed] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isAllowed}
            onChange={(event) => setIsAllowed(event.target.checked)}
          />
        }
        label="Totals"
      />
      <Box sx={{ height: 266 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          disableAggregation={!isAllowed}
          initialState={{ aggregation: { model: { tonnes: 'sum', rate: 'min' } } }}
          aria-label="Recycling by district"
          hideFooter
        />
      </Box>
    </Box>
  );
}
