import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Booking {
  id: number;
  route: string;
  boxes: number;
}

const bookings: Booking[] = Array.from({ length: 42 }, (_booking, index) => ({
  id: 7001 + index,
  route: index % 3 === 0 ? 'Rotterdam – Santos' : 'Busan – Long Beach',
  boxes: 1 + ((index * 7) % 12),
}));

const columns: GridColDef<Booking>[] = [
  { field: 'id', headerName: 'Booking', width: 90 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 170 },
  { field: 'boxes', headerName: 'Containers', type: 'number', width: 110 },
];

const dataSource: GridDataSource = {
  getRows: createFakeServer(bookings, { latency: 300 }).getRows,
};

const initialState = {
  pagination: { paginationModel: { pageSize: 5 } },
};

function describe({ type, ids }: GridRowSelectionModel, total: number) {
  return type === 'include'
    ? `${ids.size} of ${total} bookings: send the ids.`
    : `${total - ids.size} of ${total} bookings: send "all but ${ids.size}".`;
}

export default function AcrossPages() {
  const [isKept, setIsKept] = React.useState(true);
  // #region preview
  const [total, setTotal] = React.useState(0);
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="keepNonExistentRowsSelected"
        control={
          <Switch
            size="small"
            checked={isKept}
            onChange={(event) => setIsKept(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 372, mt: 1 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          initialState={initialState}
          pageSizeOptions={[5]}
          onRowCountChange={setTotal}
          checkboxSelection
          keepNonExistentRowsSelected={isKept}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          aria-label="Bookings"
          hideFooterSelectedRowCount
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        {describe(model, total)}
      </Typography>
    </Box>
  );
  // #endregion preview
}
