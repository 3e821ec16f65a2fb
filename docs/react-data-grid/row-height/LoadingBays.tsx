import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';

interface Bay {
  id: number;
  bay: string;
  vehicles: string[];
}

const columns: GridColDef<Bay>[] = [
  { field: 'bay', headerName: 'Bay', width: 80, display: 'flex' },
  {
    field: 'vehicles',
    headerName: 'Vehicles',
    flex: 1,
    minWidth: 140,
    display: 'flex',
    valueFormatter: (vehicles?: string[]) => vehicles?.join(', '),
    renderCell: ({ row }) => (
      <Box component="span" sx={{ whiteSpace: 'pre-line', lineHeight: '20px' }}>
        {row.vehicles.join('\n')}
      </Box>
    ),
  },
];

const rows: Bay[] = [
  { id: 1, bay: 'North', vehicles: ['Tanker 4'] },
  { id: 2, bay: 'East', vehicles: ['Van 11', 'Van 12', 'Sweeper 2'] },
  { id: 3, bay: 'South', vehicles: ['Bus 30', 'Bus 31'] },
];

// #region preview
function getRowHeight({ model, densityFactor }: GridRowHeightParams) {
  const { vehicles } = model as Bay;
  return vehicles.length * 20 + 24 * densityFactor;
}
// #endregion preview

export default function LoadingBays() {
  const [isCompact, setIsCompact] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isCompact}
            onChange={(_, checked) => setIsCompact(checked)}
          />
        }
        label="Compact"
      />
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          density={isCompact ? 'compact' : 'standard'}
          aria-label="Loading bays"
          hideFooter
        />
      </Box>
    </Box>
  );
}
