import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Crate {
  crate: string;
  variety: string;
}

const columns: GridColDef<Crate>[] = [
  { field: 'crate', headerName: 'Crate', width: 100 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 110 },
];

const initialCrates: Crate[] = [
  { crate: 'C-18', variety: 'Conference pear' },
  { crate: 'C-19', variety: 'Quince' },
  { crate: 'C-20', variety: 'Medlar' },
];

const arrivals = ['Damson', 'Greengage', 'Mirabelle'];

export default function IdsCarryState() {
  const [byIndex, setByIndex] = React.useState(true);
  const [crates, setCrates] = React.useState(initialCrates);

  // #region preview
  const rows = React.useMemo(
    () =>
      crates.map((crate, index) => ({
        ...crate,
        id: byIndex ? index : crate.crate,
      })),
    [crates, byIndex],
  );
  // #endregion preview

  const addOnTop = () =>
    setCrates((current) => {
      const number = 18 + current.length;
      const variety = arrivals[current.length % arrivals.length] ?? '';
      return [{ crate: `C-${number}`, variety }, ...current];
    });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <FormControlLabel
          control={
            <Switch
              checked={byIndex}
              onChange={(_, checked) => setByIndex(checked)}
            />
          }
          label="Index as id"
        />
        <Button
          size="small"
          variant="outlined"
          disabled={crates.length >= 6}
          onClick={addOnTop}
        >
          Add a crate on top
        </Button>
      </Box>
      <Box sx={{ height: 268 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          aria-label="Crates of fruit"
          hideFooter
        />
      </Box>
    </Box>
  );
}
