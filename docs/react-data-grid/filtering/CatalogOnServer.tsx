import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
  const [error, setError] = React.useState<string | null>(null);
  const [answered, setAnswered] = React.useState<GridFilterModel | null>(null);

  React.useEffect(() => {
    const request = new AbortController();
    const load = async () => {
      try {
        const answer = await server.getRows(
          { filterModel },
          { signal: request.signal },
        );
        setRows(answer.rows);
        setError(null);
      } catch (failure) {
        if (request.signal.aborted) {
          return;
        }
        setRows([]);
        setError(String(failure));
      }
      setAnswered(filterModel);
    };
    void load();
    return () => request.abort();
  }, [filterModel]);
  // #endregion preview

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', height: 320, width: '100%' }}
    >
      {error !== null && (
        <Alert
          severity="error"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => setFilterModel({ ...filterModel })}
            >
              Retry
            </Button>
          }
        >
          {error}
        </Alert>
      )}
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
