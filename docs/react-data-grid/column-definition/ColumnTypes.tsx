import * as React from 'react';
import Box from '@mui/material/Box';
import CheckIcon from '@mui/icons-material/Check';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';

interface Ticket {
  id: string;
  instrument: string;
  hours: number;
  due: Date;
  lastTouched: Date;
  insured: boolean;
  stage: 'waiting' | 'bench' | 'ready';
  notes: string;
}

const initialRows: Ticket[] = [
  {
    id: 'R-1041',
    instrument: 'Violin',
    hours: 6.5,
    due: new Date(2026, 2, 6),
    lastTouched: new Date(2026, 1, 18, 16, 40),
    insured: true,
    stage: 'bench',
    notes: 'Open seam on the lower bout. The client wants the old chin rest back.',
  },
  {
    id: 'R-1042',
    instrument: 'Cello',
    hours: 14,
    due: new Date(2026, 2, 20),
    lastTouched: new Date(2026, 1, 19, 9, 5),
    insured: true,
    stage: 'waiting',
    notes: 'Waiting for a bridge blank. Sound post patch is dry since Tuesday.',
  },
  {
    id: 'R-1043',
    instrument: 'Flugelhorn',
    hours: 3,
    due: new Date(2026, 1, 27),
    lastTouched: new Date(2026, 1, 20, 11, 30),
    insured: false,
    stage: 'ready',
    notes: 'Second valve lapped and aligned. Plays in tune down to low G.',
  },
];

export default function ColumnTypes() {
  const [rows, setRows] = React.useState(initialRows);

  const columns = React.useMemo<GridColDef<Ticket>[]>(
    () => [
      // #region preview
      { field: 'instrument', type: 'string', width: 120, editable: true },
      { field: 'hours', type: 'number', width: 80, editable: true },
      { field: 'due', type: 'date', width: 120, editable: true },
      { field: 'lastTouched', type: 'dateTime', width: 190, editable: true },
      { field: 'insured', type: 'boolean', width: 90, editable: true },
      {
        field: 'stage',
        type: 'singleSelect',
        valueOptions: ['waiting', 'bench', 'ready'],
        width: 100,
        editable: true,
      },
      { field: 'notes', type: 'longText', width: 220, editable: true },
      // #endregion preview
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<CheckIcon />}
              label={`Mark ${params.id} as ready`}
              onClick={() =>
                setRows((current) =>
                  current.map((row) =>
                    row.id === params.id ? { ...row, stage: 'ready' } : row,
                  ),
                )
              }
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  const keepRow = (updated: Ticket) => {
    setRows((current) =>
      current.map((row) => (row.id === updated.id ? updated : row)),
    );
    return updated;
  };

  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={keepRow}
        aria-label="One column of each type"
        hideFooter
      />
    </Box>
  );
}
