import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Patient {
  id: number;
  name: string;
  sample: string;
}

const rows: Patient[] = [
  { id: 1, name: 'Biscuit', sample: 'Blood' },
  { id: 2, name: 'Clover', sample: 'Urine' },
  { id: 3, name: 'Pepper', sample: 'Feather' },
];

const columns: GridColDef<Patient>[] = [
  { field: 'name', headerName: 'Patient', flex: 1, minWidth: 100 },
  { field: 'sample', headerName: 'Sample', flex: 1, minWidth: 100 },
];

const results = new Map([
  [1, 'All values are normal.'],
  [2, 'A few crystals: more water, less calcium.'],
  [3, 'No mites found.'],
]);

// A fake server. The first request for Clover fails.
let hasFailed = false;
async function fetchResult(id: number): Promise<string> {
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  if (id === 2 && !hasFailed) {
    hasFailed = true;
    throw new Error('The lab does not answer.');
  }
  return results.get(id) ?? 'No result yet.';
}

// #region preview
// Outside the panel, because closing or scrolling away unmounts it.
const requests = new Map<number, Promise<string>>();

function loadResult(id: number) {
  let request = requests.get(id);
  if (!request) {
    request = fetchResult(id);
    requests.set(id, request);
    // The next attempt sends a new request.
    request.catch(() => requests.delete(id));
  }
  return request;
}

function LabResult({ patientId }: { patientId: number }) {
  const apiRef = useGridApiContext();
  const [result, setResult] = React.useState<string | null>(null);
  const [error, setError] = React.useState<string | null>(null);
  const [attempt, setAttempt] = React.useState(0);

  React.useEffect(() => {
    let isCurrent = true;
    loadResult(patientId).then(
      (text) => isCurrent && setResult(text),
      (reason: Error) => isCurrent && setError(reason.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [patientId, attempt]);

  if (error) {
    const retry = () => {
      setError(null);
      setAttempt(attempt + 1);
      // The button has unmounted, so move the focus to the row.
      apiRef.current.setCellFocus(patientId, GRID_DETAIL_PANEL_TOGGLE_FIELD);
    };
    return (
      <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
        {error}
      </Alert>
    );
  }
  return result === null ? (
    <LinearProgress aria-label="Loading the result" />
  ) : (
    <Typography variant="body2">{result}</Typography>
  );
}
// #endregion preview

const getDetailPanelContent = ({ row }: GridRowParams<Patient>) => (
  <div role="row">
    <Box
      role="gridcell"
      aria-live="polite"
      // As high as one line of text, so that the rows below don't move again.
      sx={{ p: 2, minHeight: 52, boxSizing: 'border-box' }}
    >
      <LabResult patientId={row.id} />
    </Box>
  </div>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function LoadOnOpen() {
  return (
    <Box sx={{ height: 356, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        aria-label="Patients and their lab results"
        hideFooter
      />
    </Box>
  );
}
