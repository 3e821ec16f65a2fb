import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Accession {
  id: string;
  species: string;
  grams: number;
  tested: Date;
  storage: string;
  viable: boolean;
}

// #region preview
const columns: GridColDef<Accession>[] = [
  {
    field: 'species',
    headerName: 'Species',
    flex: 1,
    minWidth: 150,
    editable: true,
  },
  {
    field: 'grams',
    headerName: 'Seed (g)',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'tested',
    headerName: 'Tested',
    type: 'date',
    width: 140,
    editable: true,
  },
  {
    field: 'storage',
    headerName: 'Storage',
    type: 'singleSelect',
    valueOptions: ['Dry room', 'Freezer', 'Cryotank'],
    width: 120,
    editable: true,
  },
  {
    field: 'viable',
    headerName: 'Viable',
    type: 'boolean',
    width: 90,
    editable: true,
  },
];
// #endregion preview

const initialRows: Accession[] = [
  {
    id: 'SB-0117',
    species: 'Marsh gentian',
    grams: 2.4,
    tested: new Date(2026, 1, 9),
    storage: 'Freezer',
    viable: true,
  },
  {
    id: 'SB-0118',
    species: 'Corn cockle',
    grams: 36,
    tested: new Date(2025, 10, 24),
    storage: 'Dry room',
    viable: true,
  },
  {
    id: 'SB-0119',
    species: 'Pasque flower',
    grams: 1.1,
    tested: new Date(2026, 2, 2),
    storage: 'Freezer',
    viable: false,
  },
  {
    id: 'SB-0120',
    species: 'Lady’s slipper',
    grams: 0.3,
    tested: new Date(2026, 0, 15),
    storage: 'Cryotank',
    viable: true,
  },
];

export default function SeedVault() {
  const [message, setMessage] = React.useState('Nothing saved yet.');

  const saveRow = (updated: Accession) => {
    setMessage(`Saved ${updated.id}: ${updated.species}, ${updated.grams} g.`);
    return updated;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGrid
          rows={initialRows}
          columns={columns}
          processRowUpdate={saveRow}
          aria-label="Accessions of a seed bank"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
