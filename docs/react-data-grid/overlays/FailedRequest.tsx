import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'beach', headerName: 'Beach', flex: 1, minWidth: 120 },
  { field: 'litter', headerName: 'Litter (kg)', type: 'number', width: 120 },
];

/** Simulates a server whose first answer is an error. */
function requestRows(attempt: number) {
  return new Promise<{ id: number; beach: string; litter: number }[]>(
    (resolve, reject) => {
      setTimeout(() => {
        if (attempt === 1) {
          reject(new Error('The server is being restarted.'));
        } else {
          resolve([
            { id: 1, beach: 'Gull Point', litter: 86 },
            { id: 2, beach: 'Old Harbor', litter: 47 },
          ]);
        }
      }, 600);
    },
  );
}

type Result = Awaited<ReturnType<typeof requestRows>>;

// #region preview
const FailureContext = React.createContext<{ text?: string; retry: () => void }>({
  retry: () => {},
});

function Failure() {
  const { text, retry } = React.useContext(FailureContext);
  return (
    <GridOverlay>
      {text === undefined ? (
        'No cleanups'
      ) : (
        <Alert
          role="status"
          severity="error"
          action={
            <Button onClick={retry} size="small" sx={{ whiteSpace: 'nowrap' }}>
              Try again
            </Button>
          }
          sx={{ mx: 2, textAlign: 'start' }}
        >
          {text}
        </Alert>
      )}
    </GridOverlay>
  );
}
// #endregion preview

const slots = { noRowsOverlay: Failure };

export default function FailedRequest() {
  const [attempt, setAttempt] = React.useState(1);
  const [rows, setRows] = React.useState<Result>();
  const [text, setText] = React.useState<string>();

  React.useEffect(() => {
    let isCurrent = true;
    requestRows(attempt).then(
      (result) => isCurrent && setRows(result),
      (error: Error) => isCurrent && setText(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const failure = React.useMemo(
    () => ({
      text,
      retry: () => {
        setText(undefined);
        setAttempt((current) => current + 1);
      },
    }),
    [text],
  );

  return (
    <FailureContext.Provider value={failure}>
      <Box sx={{ height: 240 }}>
        <DataGrid
          rows={rows ?? []}
          columns={columns}
          loading={rows === undefined && text === undefined}
          slots={slots}
          hideFooter
          aria-label="Cleanups from the server"
        />
      </Box>
    </FailureContext.Provider>
  );
}
