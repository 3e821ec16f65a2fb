import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridRowsLoadingSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { wait } from '@site/sample-data/wait';

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const results = [
  { id: 1, runner: 'Okafor', minutes: 48.2 },
  { id: 2, runner: 'Lindqvist', minutes: 44.9 },
  { id: 3, runner: 'Barros', minutes: 51.7 },
];

// #region preview
function PublishFooter() {
  const apiRef = useGridApiContext();
  const isLoading = useGridSelector(apiRef, gridRowsLoadingSelector);
  const lookup = useGridSelector(apiRef, gridRowsLookupSelector);
  const count = Object.keys(lookup).length;
  return (
    <Box sx={{ p: 1 }}>
      <Button variant="contained" disabled={isLoading || count === 0}>
        {isLoading ? 'Waiting for results' : `Publish ${count} results`}
      </Button>
    </Box>
  );
}

const slots = { footer: PublishFooter };
// #endregion preview

export default function WaitForRows() {
  const [rows, setRows] = React.useState<DataGridProps['rows'] | null>(null);
  const [round, setRound] = React.useState(0);

  React.useEffect(() => {
    let isCurrent = true;
    void wait(1500).then(() => isCurrent && setRows(results));
    return () => {
      isCurrent = false;
    };
  }, [round]);

  const reload = () => {
    setRows(null);
    setRound(round + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGrid
          rows={rows ?? []}
          columns={columns}
          slots={slots}
          loading={rows === null}
          slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }}
          aria-label="Results of a race"
        />
      </Box>
      <Button onClick={reload} sx={{ mt: 1 }}>
        Load again
      </Button>
    </Box>
  );
}
