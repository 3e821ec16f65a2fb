import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Runner {
  id: number;
  runner: string;
  minutes: number;
}

const columns: GridColDef<Runner>[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const initialRows: Runner[] = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  runner: `Runner ${index + 1}`,
  minutes: 40 + ((index * 7) % 23),
}));

export default function ShowNewRow() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(initialRows);
  const [newId, setNewId] = React.useState<number | null>(null);

  // #region preview
  const addRunner = () => {
    const id = rows.length + 1;
    const runner = { id, runner: `Runner ${id}`, minutes: 50.5 };
    flushSync(() => {
      setRows([...rows, runner]);
      setNewId(id);
    });
    const rowIndex = apiRef.current?.getRowIndexRelativeToVisibleRows(id);
    apiRef.current?.scrollToIndexes({ rowIndex });
    apiRef.current?.setCellFocus(id, 'runner');
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={addRunner} sx={{ mb: 1 }}>
        Add a runner
      </Button>
      <Box sx={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'minutes', sort: 'asc' }] },
          }}
          getRowClassName={({ id }) => (id === newId ? 'new' : '')}
          aria-label="Runners by time"
          hideFooter
          sx={{ '& .new': { bgcolor: 'action.selected' } }}
        />
      </Box>
    </Box>
  );
}
