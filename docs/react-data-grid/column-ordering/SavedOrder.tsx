import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'show', headerName: 'Show', flex: 1, minWidth: 160 },
  { field: 'hall', headerName: 'Hall', width: 120 },
  { field: 'opens', headerName: 'Opens', width: 120 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 100 },
];

const rows = [
  { id: 1, show: 'The Tin Forest', hall: 'Main', opens: 'March 6', sold: 388 },
  { id: 2, show: 'Night Ferry', hall: 'Studio', opens: 'March 12', sold: 41 },
  { id: 3, show: 'Two Lighthouses', hall: 'Main', opens: 'April 2', sold: 205 },
];

// #region preview
interface ShowGridProps {
  savedOrder: string[];
  onSave: (orderedFields: string[]) => void;
}

function ShowGrid({ savedOrder, onSave }: ShowGridProps) {
  const apiRef = useGridApiRef();

  return (
    <DataGridPro
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      initialState={{ columns: { orderedFields: savedOrder } }}
      onColumnOrderChange={() =>
        onSave(apiRef.current?.exportState().columns?.orderedFields ?? [])
      }
      aria-label="Shows, in a saved order"
      hideFooter
    />
  );
}
// #endregion preview

export default function SavedOrder() {
  const [savedOrder, setSavedOrder] = React.useState([
    'show',
    'sold',
    'hall',
    'opens',
  ]);
  const [visit, setVisit] = React.useState(1);

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" variant="outlined" onClick={() => setVisit(visit + 1)}>
        Leave and come back
      </Button>
      <Box sx={{ height: 229, my: 1.5 }}>
        <ShowGrid key={visit} savedOrder={savedOrder} onSave={setSavedOrder} />
      </Box>
      <Typography role="status" variant="body2">
        Visit {visit}. Saved: {savedOrder.join(', ')}.
      </Typography>
    </Box>
  );
}
