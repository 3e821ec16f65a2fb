import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Flat {
  id: number;
  address: string;
  rent: number;
  squareMeters: number;
  /** Share of the rent: 0.05 is 5%. */
  fee: number;
}

// #region preview
const columns: GridColDef<Flat>[] = [
  { field: 'address', headerName: 'Address', flex: 1, minWidth: 130 },
  {
    field: 'rentPerMeter',
    headerName: '€ per m²',
    type: 'number',
    width: 100,
    // A filter compares this number, so round it if users type what they see.
    valueGetter: (_, row) => Math.round(row.rent / row.squareMeters),
  },
  {
    field: 'fee',
    headerName: 'Agent’s fee',
    type: 'number',
    width: 150,
    valueFormatter: (value: number) => `${Math.round(value * 100)}%`,
    // Users type 5 to find 5%, which the row stores as 0.05.
    valueParser: (value) =>
      value === undefined || value === '' ? null : Number(value) / 100,
  },
];
// #endregion preview

const rows: Flat[] = [
  { id: 1, address: '4 Weaver Row', rent: 980, squareMeters: 52, fee: 0.05 },
  { id: 2, address: '17 Quayside', rent: 1650, squareMeters: 81, fee: 0.08 },
  { id: 3, address: '8 Orchard Lane', rent: 720, squareMeters: 34, fee: 0 },
  { id: 4, address: '22 Mint Street', rent: 1150, squareMeters: 58, fee: 0.05 },
];

const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: { items: [{ field: 'fee', operator: '=', value: 5 }] },
  },
};

export default function ParsedValues() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Flats with an agent’s fee of 5%"
        hideFooter
      />
    </Box>
  );
}
