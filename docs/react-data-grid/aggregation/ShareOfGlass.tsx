import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

type Scope = DataGridPremiumProps['aggregationRowsScope'];

interface Delivery {
  id: number;
  depot: string;
  material: string;
  tonnes: number;
}

const columns: GridColDef<Delivery>[] = [
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 102 },
  { field: 'material', headerName: 'Material', width: 128 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 92 },
];

const rows: Delivery[] = [
  { id: 1, depot: 'Quay Street', material: 'Glass', tonnes: 14.2 },
  { id: 2, depot: 'Quay Street', material: 'Paper', tonnes: 31.8 },
  { id: 3, depot: 'Station Yard', material: 'Glass', tonnes: 9.5 },
  { id: 4, depot: 'Station Yard', material: 'Metal', tonnes: 6.1 },
  { id: 5, depot: 'Mill Lane', material: 'Paper', tonnes: 22.4 },
];

const initialState = {
  aggregation: { model: { tonnes: 'sum' } },
  filter: {
    filterModel: {
      items: [{ field: 'material', operator: 'equals', value: 'Glass' }],
    },
  },
};

export default function ShareOfGlass() {
  const [scope, setScope] = React.useState<Scope>('filtered');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={scope}
        onChange={(_event, value: Scope | null) => setScope(value ?? scope)}
        aria-label="Rows in the total"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="filtered">Filtered rows</ToggleButton>
        <ToggleButton value="all">All rows</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 330 }}>
        {/* #region preview */}
        <DataGridPremium
          rows={rows}
          columns={columns}
          aggregationRowsScope={scope}
          initialState={initialState}
          showToolbar
          label="Deliveries"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
