import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  GridFilterPanel,
  useGridApiContext,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid';

// #region preview
const presets: { label: string; item: GridFilterItem }[] = [
  { label: 'Rich harvest', item: { field: 'honey', operator: '>=', value: 15 } },
  { label: 'Poor harvest', item: { field: 'honey', operator: '<', value: 10 } },
  {
    label: 'On the roof',
    item: { field: 'hive', operator: 'startsWith', value: 'Roof' },
  },
];

function PresetsPanel(props: React.ComponentProps<typeof GridFilterPanel>) {
  const apiRef = useGridApiContext();

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, pt: 2 }}>
        {presets.map(({ label, item }) => (
          <Chip
            key={label}
            size="small"
            label={label}
            onClick={() => apiRef.current.setFilterModel({ items: [item] })}
          />
        ))}
      </Box>
      <GridFilterPanel {...props} />
    </div>
  );
}

const slots = { filterPanel: PresetsPanel };
// #endregion preview

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 110 },
  { field: 'site', headerName: 'Site', width: 110 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, hive: 'Old oak', site: 'Orchard', honey: 18 },
  { id: 2, hive: 'Roof 1', site: 'Library', honey: 7 },
  { id: 3, hive: 'Roof 2', site: 'Library', honey: 12 },
  { id: 4, hive: 'Brook', site: 'Meadow', honey: 22 },
];

export default function PanelPresets() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        aria-label="Hives, with filters to choose from"
        hideFooter
      />
    </Box>
  );
}
