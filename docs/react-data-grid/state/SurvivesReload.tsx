import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Flight {
  id: string;
  from: string;
  minutes: number;
}

const rows: Flight[] = [
  { id: 'VK 118', from: 'Reykjavik', minutes: 195 },
  { id: 'VK 204', from: 'Tallinn', minutes: 85 },
  { id: 'VK 311', from: 'Madrid', minutes: 240 },
  { id: 'VK 420', from: 'Krakow', minutes: 110 },
];

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 110 },
  { field: 'from', headerName: 'From', width: 130 },
  { field: 'minutes', headerName: 'Duration (min)', type: 'number', width: 150 },
];

const KEY = 'arrivals-board-v1';

// #region preview
function readStored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

function ArrivalsBoard() {
  const apiRef = useGridApiRef();

  React.useLayoutEffect(() => {
    const stored = readStored();
    if (stored) {
      apiRef.current?.restoreState(stored);
    }

    const save = () => {
      if (apiRef.current) {
        localStorage.setItem(KEY, JSON.stringify(apiRef.current.exportState()));
      }
    };
    window.addEventListener('beforeunload', save);
    return () => {
      window.removeEventListener('beforeunload', save);
      save();
    };
  }, [apiRef]);

  return (
    <DataGrid
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      aria-label="Arrivals, in the state that you left"
    />
  );
}
// #endregion preview

export default function SurvivesReload() {
  const [visit, setVisit] = React.useState(1);

  const forget = () => {
    setVisit(0);
    requestAnimationFrame(() => {
      localStorage.removeItem(KEY);
      setVisit(1);
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={() => setVisit((count) => count + 1)}>
          Leave and come back
        </Button>
        <Button onClick={forget}>Forget</Button>
      </Stack>
      <Box sx={{ height: 320 }}>{visit > 0 && <ArrivalsBoard key={visit} />}</Box>
    </Box>
  );
}
