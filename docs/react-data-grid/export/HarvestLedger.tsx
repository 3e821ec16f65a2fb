import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Harvest {
  id: number;
  apiary: string;
  honey: string;
  kilos: number;
  harvested: Date;
}

const columns: GridColDef<Harvest>[] = [
  { field: 'apiary', headerName: 'Apiary', flex: 1, minWidth: 115 },
  { field: 'honey', headerName: 'Honey', width: 110 },
  { field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 110 },
  { field: 'harvested', headerName: 'Harvested', type: 'date', width: 120 },
];

const rows: Harvest[] = [
  {
    id: 1,
    apiary: 'Mill roof',
    honey: 'Acacia',
    kilos: 64.5,
    harvested: new Date(2026, 5, 20),
  },
  {
    id: 2,
    apiary: 'Cloister garden',
    honey: 'Linden',
    kilos: 118,
    harvested: new Date(2026, 6, 14),
  },
  {
    id: 3,
    apiary: 'Quarry',
    honey: 'Heather',
    kilos: 41.2,
    harvested: new Date(2026, 8, 2),
  },
];

// #region preview
const slotProps = {
  toolbar: { csvOptions: { fileName: 'honey-harvest-2026' } },
};
// #endregion preview

export default function HarvestLedger() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={slotProps}
        label="Harvest"
        hideFooter
      />
    </Box>
  );
}
