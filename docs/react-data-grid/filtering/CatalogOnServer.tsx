import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Volume {
  id: number;
  title: string;
  library: string;
  copies: number;
}

const stored: Volume[] = [
  { id: 1, title: 'Atlas of Small Rivers', library: 'Brannock', copies: 2 },
  { id: 2, title: 'Letters from a Lightship', library: 'Vesper Hill', copies: 1 },
  { id: 3, title: 'The Ropewalk', library: 'Brannock', copies: 5 },
  { id: 4, title: 'Weather for Beekeepers', library: 'Port Almere', copies: 3 },
];

const server = createFakeServer(stored, { latency: 600 });

const columns: GridColDef<Volume>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'library', headerName: 'Library', width: 130 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 100 },
];

const slotProps = { loadingOverlay: { variant: 'skeleton' } } as const;

export default function CatalogOnServer() {
  // #region preview
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'library', operator: 'startsWith', value: 'b' }],
  });
  const [rows, setRows] = React.useState<Volume[]>([]);
  const [answered, setAnswered] = React.useState<GridFilterModel | null>(null);

  React.useEffect(() => {
    const request = new AbortController();
    server
      .getRows({ filterModel }, { signal: request.signal })
      .then((answer) => {
        setRows(answer.rows);
        setAnswered(filterModel);
      })
      .catch(() => {
        // A newer request took its place.
      });
    return () => request.abort();
  }, [filterModel]);
  // #endregion preview

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        filterDebounceMs={400}
        loading={answered !== filterModel}
        slotProps={slotProps}
        showToolbar
        aria-label="Union catalog, filtered by a server"
        hideFooter
      />
    </Box>
  );
}
