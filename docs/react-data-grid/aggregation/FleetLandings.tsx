import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Landing {
  id: number;
  boat: string;
  species: string;
  kilos: number;
  price: number;
  landed: Date;
}

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Landing>[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 118 },
  { field: 'kilos', headerName: 'Catch (kg)', type: 'number', width: 105 },
  {
    field: 'price',
    headerName: 'Price per kg',
    type: 'number',
    width: 118,
    valueFormatter: (value?: number) => (value == null ? '' : euros.format(value)),
  },
  { field: 'species', headerName: 'Species', width: 120 },
  { field: 'landed', headerName: 'Landed', type: 'date', width: 120 },
];

const rows: Landing[] = [
  {
    id: 1,
    boat: 'Silver Tern',
    species: 'Herring',
    kilos: 4200,
    price: 0.92,
    landed: new Date(2026, 2, 3),
  },
  {
    id: 2,
    boat: 'Northern Hope',
    species: 'Cod',
    kilos: 1850,
    price: 4.35,
    landed: new Date(2026, 2, 3),
  },
  {
    id: 3,
    boat: 'Marguerite',
    species: 'Hake',
    kilos: 960,
    price: 5.1,
    landed: new Date(2026, 2, 4),
  },
  {
    id: 4,
    boat: 'Silver Tern',
    species: 'Mackerel',
    kilos: 3100,
    price: 1.48,
    landed: new Date(2026, 2, 6),
  },
  {
    id: 5,
    boat: 'Old Faithful',
    species: 'Cod',
    kilos: 720,
    price: 4.6,
    landed: new Date(2026, 2, 7),
  },
];

export default function FleetLandings() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          aggregation: { model: { kilos: 'sum', price: 'avg', landed: 'max' } },
        }}
        aria-label="Landings in the first week of March"
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
