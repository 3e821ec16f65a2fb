import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, show: 'The Tin Forest', hall: 'Main', opens: 'March 6', sold: 388 },
  { id: 2, show: 'Night Ferry', hall: 'Studio', opens: 'March 12', sold: 41 },
  { id: 3, show: 'Two Lighthouses', hall: 'Main', opens: 'April 2', sold: 205 },
];

// #region preview
const definitions: Record<string, GridColDef> = {
  show: { field: 'show', headerName: 'Show', flex: 1, minWidth: 160 },
  hall: { field: 'hall', headerName: 'Hall', width: 120 },
  opens: { field: 'opens', headerName: 'Opens', width: 120 },
  sold: { field: 'sold', headerName: 'Sold', type: 'number', width: 100 },
};
const boxOffice = ['show', 'sold', 'opens', 'hall'];
const stageCrew = ['hall', 'opens', 'show', 'sold'];

export default function OrderInState() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState(boxOffice);

  const columns = React.useMemo(
    () => order.flatMap((field) => definitions[field] ?? []),
    [order],
  );

  const readOrder = () =>
    setOrder(apiRef.current?.getAllColumns().map((column) => column.field) ?? order);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => setOrder(boxOffice)}>
          Box office
        </Button>
        <Button size="small" variant="outlined" onClick={() => setOrder(stageCrew)}>
          Stage crew
        </Button>
      </Stack>
      <Box sx={{ height: 229, my: 1.5 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onColumnOrderChange={readOrder}
          aria-label="Shows, ordered by the parent"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2">
        Order: {order.join(', ')}.
      </Typography>
    </Box>
  );
}
// #endregion preview
