import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'glaze', headerName: 'Glaze', width: 130 },
  { field: 'small', headerName: 'Cup (€)', type: 'number', flex: 1, minWidth: 90 },
  { field: 'medium', headerName: 'Bowl (€)', type: 'number', flex: 1, minWidth: 90 },
  { field: 'large', headerName: 'Vase (€)', type: 'number', flex: 1, minWidth: 90 },
];

const prices = [
  { id: 'ash', glaze: 'Ash', small: 18, medium: 32, large: 74 },
  { id: 'celadon', glaze: 'Celadon', small: 22, medium: 38, large: 86 },
  { id: 'tenmoku', glaze: 'Tenmoku', small: 20, medium: 36, large: 82 },
];

export default function SetSelected() {
  const apiRef = useGridApiRef();
  const [price, setPrice] = React.useState('25');

  // #region preview
  const applyPrice = () => {
    const api = apiRef.current;
    if (!api || price === '') {
      return;
    }
    const updates = new Map<GridRowId, Record<string, unknown>>();
    for (const { id, field } of api.getSelectedCellsAsArray()) {
      if (api.getColumn(field).type === 'number') {
        updates.set(id, { ...updates.get(id), id, [field]: Number(price) });
      }
    }
    api.updateRows([...updates.values()]);
  };
  // #endregion preview

  return (
    <Box>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <TextField
          size="small"
          type="number"
          label="Price (€)"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
        />
        <Button variant="outlined" onClick={applyPrice}>
          Apply to selected cells
        </Button>
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={prices}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          hideFooter
          aria-label="Prices"
        />
      </Box>
    </Box>
  );
}
