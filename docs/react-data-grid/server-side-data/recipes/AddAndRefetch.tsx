import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { wait } from '@site/sample-data/wait';

interface Buoy {
  id: number;
  name: string;
  depth: number;
}

const columns: GridColDef<Buoy>[] = [
  { field: 'id', headerName: 'Buoy', type: 'number', width: 80 },
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 110 },
];

let buoys: Buoy[] = [
  { id: 1, name: 'Gannet', depth: 18 },
  { id: 2, name: 'Puffin', depth: 32 },
  { id: 3, name: 'Skua', depth: 27 },
];

async function createBuoy(): Promise<Buoy> {
  await wait(400);
  const id = buoys.length + 1;
  const buoy = { id, name: `Buoy ${id}`, depth: 10 + ((id * 7) % 30) };
  buoys = [buoy, ...buoys];
  return buoy;
}

const dataSource: GridDataSource = {
  getRows: async ({ paginationModel }) => {
    await wait(400);
    const { page = 0, pageSize = 5 } = paginationModel ?? {};
    const start = page * pageSize;
    return { rows: buoys.slice(start, start + pageSize), rowCount: buoys.length };
  },
};

export default function AddAndRefetch() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing added yet.');

  // #region preview
  const add = async () => {
    try {
      const { name } = await createBuoy();
      apiRef.current?.dataSource.cache.clear();
      await apiRef.current?.dataSource.fetchRows();
      setMessage(`${name} is added.`);
    } catch {
      setMessage('The buoy could not be added. Try again.');
    }
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => void add()} sx={{ mb: 1 }}>
        Add a buoy
      </Button>
      <Box sx={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          pagination
          disableColumnFilter
          disableColumnSorting
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 5 } },
          }}
          pageSizeOptions={[5]}
          aria-label="Buoys"
        />
      </Box>
      <Alert role="status" severity="info" sx={{ mt: 1 }}>
        {message}
      </Alert>
    </Box>
  );
}
