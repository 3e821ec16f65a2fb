import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import AddAlarmIcon from '@mui/icons-material/AddAlarm';
import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/Delete';
import UndoIcon from '@mui/icons-material/Undo';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';

interface Ticket {
  id: string;
  instrument: string;
  minutes: number;
  ready: boolean;
}

type Action = { do: 'toggleReady' | 'addTime' | 'remove'; id: Ticket['id'] };

const initialRows: Ticket[] = [
  { id: 'R-1041', instrument: 'Violin', minutes: 390, ready: false },
  { id: 'R-1042', instrument: 'Cello', minutes: 840, ready: false },
  { id: 'R-1043', instrument: 'Flugelhorn', minutes: 180, ready: true },
  { id: 'R-1044', instrument: 'Bass clarinet', minutes: 555, ready: false },
];

function reduceTickets(tickets: Ticket[], action: Action): Ticket[] {
  if (action.do === 'remove') {
    return tickets.filter((ticket) => ticket.id !== action.id);
  }
  return tickets.map((ticket) => {
    if (ticket.id !== action.id) {
      return ticket;
    }
    return action.do === 'toggleReady'
      ? { ...ticket, ready: !ticket.ready }
      : { ...ticket, minutes: ticket.minutes + 15 };
  });
}

export default function RowActions() {
  const [rows, dispatch] = React.useReducer(reduceTickets, initialRows);

  const columns = React.useMemo<GridColDef<Ticket>[]>(
    () => [
      { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 120 },
      { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
      { field: 'ready', headerName: 'Ready', type: 'boolean', width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 110,
        // #region preview
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={params.row.ready ? <UndoIcon /> : <CheckIcon />}
              label={`${params.row.ready ? 'Reopen' : 'Finish'} ${params.id}`}
              onClick={() => dispatch({ do: 'toggleReady', id: params.row.id })}
            />
            <GridActionsCellItem
              showInMenu
              closeMenuOnClick={false}
              icon={<AddAlarmIcon fontSize="small" />}
              label="Add 15 minutes"
              onClick={() => dispatch({ do: 'addTime', id: params.row.id })}
            />
            <GridActionsCellItem
              showInMenu
              icon={<DeleteIcon fontSize="small" />}
              label="Delete ticket"
              onClick={() => dispatch({ do: 'remove', id: params.row.id })}
            />
          </GridActionsCell>
        ),
        // #endregion preview
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Repair tickets with actions"
          hideFooter
        />
      </Box>
      <Typography
        variant="body2"
        color="text.secondary"
        aria-live="polite"
        sx={{ mt: 1 }}
      >
        {rows.filter((row) => row.ready).length} of {rows.length} tickets are ready.
      </Typography>
    </Box>
  );
}
