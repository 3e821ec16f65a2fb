import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Talk {
  id: number;
  day: Date;
  room: string;
  talk: string;
  minutes: number;
}

const rows: Talk[] = [
  { id: 1, day: new Date(2027, 4, 3), room: 'Atrium', talk: 'Opening', minutes: 30 },
  { id: 2, day: new Date(2027, 4, 3), room: 'Loft', talk: 'Queries', minutes: 45 },
  { id: 3, day: new Date(2027, 4, 4), room: 'Loft', talk: 'Tokens', minutes: 45 },
  { id: 4, day: new Date(2027, 4, 4), room: 'Atrium', talk: 'Closing', minutes: 20 },
];

const options = { month: 'short', day: 'numeric' } as const;
const formatDay = (value: Date) => value.toLocaleDateString('en-US', options);

export default function AccidentalSpans() {
  const [hasGetters, setHasGetters] = React.useState(false);

  // #region preview
  const columns: GridColDef<Talk>[] = [
    {
      field: 'day',
      headerName: 'Day',
      type: 'date',
      width: 80,
      valueFormatter: formatDay,
      ...(hasGetters && { rowSpanValueGetter: (_, row) => row.day.getTime() }),
    },
    {
      field: 'room',
      headerName: 'Room',
      width: 80,
      ...(hasGetters && {
        rowSpanValueGetter: (_, row) => `${row.day.getTime()} ${row.room}`,
      }),
    },
    { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 90 },
    {
      field: 'minutes',
      headerName: 'Minutes',
      type: 'number',
      width: 80,
      ...(hasGetters && { rowSpanValueGetter: () => null }),
    },
  ];
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Use rowSpanValueGetter"
        control={
          <Switch
            size="small"
            checked={hasGetters}
            onChange={(event) => setHasGetters(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 266, mt: 1 }}>
        <DataGrid
          key={String(hasGetters)}
          rows={rows}
          columns={columns}
          rowSpanning
          showCellVerticalBorder
          disableColumnSelector
          disableRowSelectionOnClick
          aria-label="Program with dates"
          hideFooter
        />
      </Box>
    </Box>
  );
}
