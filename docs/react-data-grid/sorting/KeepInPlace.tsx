import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { sortRows } from '@site/sample-data/queryRows';

interface Hut {
  id: string;
  hut: string;
  free: number;
}

const columns: GridColDef<Hut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 150 },
  {
    field: 'free',
    headerName: 'Free beds',
    type: 'number',
    width: 130,
    editable: true,
  },
];

const byFreeBeds: GridSortModel = [{ field: 'free', sort: 'asc' }];

const huts: Hut[] = [
  { id: 'H1', hut: 'Larch Saddle', free: 3 },
  { id: 'H2', hut: 'Blue Cirque', free: 8 },
  { id: 'H3', hut: 'Shepherds’ Rest', free: 11 },
  { id: 'H4', hut: 'Two Lakes', free: 26 },
];

export default function KeepInPlace() {
  const [keep, setKeep] = React.useState(true);
  // #region preview
  const [rows, setRows] = React.useState(huts);
  const [sortModel, setSortModel] = React.useState(byFreeBeds);

  const sort = (model: GridSortModel) => {
    setSortModel(model);
    setRows((current) => sortRows(current, model));
  };

  const saveRow = (row: Hut) => {
    setRows((current) => current.map((old) => (old.id === row.id ? row : old)));
    return row;
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={keep} onChange={(_, checked) => setKeep(checked)} />
        }
        label="Keep edited rows in place"
      />
      <Box sx={{ height: 266, mt: 1 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          sortingMode={keep ? 'server' : 'client'}
          sortModel={sortModel}
          onSortModelChange={sort}
          processRowUpdate={saveRow}
          aria-label="Free beds tonight"
          hideFooter
        />
      </Box>
    </Box>
  );
}
