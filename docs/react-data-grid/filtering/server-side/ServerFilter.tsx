import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Artifact {
  id: number;
  name: string;
  gallery: string;
  year: number;
}

const artifacts: Artifact[] = [
  { id: 1, name: 'Bronze mirror', gallery: 'East', year: 412 },
  { id: 2, name: 'Whalebone comb', gallery: 'North', year: 870 },
  { id: 3, name: 'Silver ewer', gallery: 'East', year: 1580 },
  { id: 4, name: 'Star chart', gallery: 'Tower', year: 1661 },
  { id: 5, name: 'Ship’s compass', gallery: 'North', year: 1790 },
];

const server = createFakeServer(artifacts, { latency: 600 });

const columns: GridColDef<Artifact>[] = [
  { field: 'name', headerName: 'Artifact', flex: 1, minWidth: 115 },
  { field: 'gallery', headerName: 'Gallery', width: 80 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 68,
    valueFormatter: String,
  },
];

// #region preview
function isFinished({ operator, value }: GridFilterItem) {
  const hasValue = Array.isArray(value)
    ? value.length > 0
    : String(value ?? '').trim() !== '';
  return hasValue || ['isEmpty', 'isNotEmpty'].includes(operator);
}

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** The conditions that have what their operator needs, without the grid's own keys. */
function toQuery({ items, quickFilterValues = [] }: GridFilterModel) {
  return JSON.stringify({
    items: items.filter(isFinished).map(({ field, operator, value }) => ({
      field,
      operator,
      value: Array.isArray(value) ? value.map(trim) : trim(value),
    })),
    quickFilterValues,
  });
}

export default function ServerFilter() {
  const [query, setQuery] = React.useState(() => toQuery({ items: [] }));
  const [attempt, setAttempt] = React.useState(0);
  const [rows, setRows] = React.useState<Artifact[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [error, setError] = React.useState<string | null>(null);

  React.useEffect(() => {
    const request = new AbortController();
    const load = async () => {
      setLoading(true);
      setError(null);
      try {
        const answer = await server.getRows(
          { filterModel: JSON.parse(query) as GridFilterModel },
          { signal: request.signal },
        );
        setRows(answer.rows);
      } catch (failure) {
        if (request.signal.aborted) {
          return;
        }
        setRows([]);
        setError(String(failure));
      }
      setLoading(false);
    };
    void load();
    return () => request.abort();
  }, [query, attempt]);

  return (
    <Box sx={{ width: '100%' }}>
      {error !== null && (
        <Alert
          severity="error"
          action={<Button onClick={() => setAttempt(attempt + 1)}>Retry</Button>}
        >
          {error}
        </Alert>
      )}
      <Box sx={{ height: 372 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterMode="server"
          onFilterModelChange={(model) => setQuery(toQuery(model))}
          filterDebounceMs={400}
          loading={loading}
          showToolbar
          aria-label="Artifacts, filtered by a server"
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1, minHeight: 20 }}>
        {!loading && error === null && `Artifacts found: ${rows.length}`}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        Last request: {query}
      </Typography>
    </Box>
  );
}
// #endregion preview
