import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type IsRowReorderableParams,
  type ReorderValidationContext,
} from '@mui/x-data-grid-premium';

interface Screening {
  id: number;
  film: string;
  start: Date;
}

const initialRows: Screening[] = [
  { id: 1, film: 'Salt Road', start: new Date(2026, 8, 11, 18, 30) },
  { id: 2, film: 'Low Tide', start: new Date(2026, 8, 11, 21, 0) },
  { id: 3, film: 'Nine Lanterns', start: new Date(2026, 8, 12, 16, 0) },
  { id: 4, film: 'Static', start: new Date(2026, 8, 12, 22, 30) },
  { id: 5, film: 'Paper Winter', start: new Date(2026, 8, 13, 15, 0) },
];

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const dates: Record<string, number> = { Friday: 11, Saturday: 12, Sunday: 13 };

const columns: GridColDef<Screening>[] = [
  { field: 'film', headerName: 'Film', width: 140 },
  // #region preview
  {
    field: 'start',
    headerName: 'Start',
    type: 'dateTime',
    width: 190,
    editable: true,
    valueFormatter: (value?: Date | string) =>
      value instanceof Date ? dayAndTime.format(value) : value,
    groupingValueGetter: (value: Date) => weekday.format(value),
    // Another day, the same time.
    groupingValueSetter: (day, row) => {
      const start = new Date(row.start);
      start.setDate(dates[String(day)] ?? start.getDate());
      return { ...row, start };
    },
  },
  // #endregion preview
];

const initialState = {
  rowGrouping: { model: ['start'] },
};
const groupingColDef: DataGridPremiumProps['groupingColDef'] = { width: 150 };

const isRowReorderable = ({ rowNode }: IsRowReorderableParams) =>
  rowNode.type === 'leaf';
// The opening film stays on its day.
const isValidRowReorder = ({ sourceNode, targetNode }: ReorderValidationContext) =>
  sourceNode.id !== 1 ||
  ('parent' in targetNode && targetNode.parent === sourceNode.parent);

async function processRowUpdate(next: Screening) {
  if (weekday.format(next.start) === 'Sunday' && next.start.getHours() >= 22) {
    throw new Error('the cinema closes at 22:00 on Sundays.');
  }
  return next;
}

export default function MoveScreenings() {
  const [message, setMessage] = React.useState('Drag a film to another day.');

  const onRowOrderChange: DataGridPremiumProps['onRowOrderChange'] = ({
    row,
    oldParent,
    newParent,
  }) => {
    if (oldParent !== newParent) {
      setMessage(`${row.film} now runs ${dayAndTime.format(row.start)}.`);
    }
  };

  const onProcessRowUpdateError = React.useCallback(
    (error: Error) => setMessage(`Not moved: ${error.message}`),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 530 }}>
        <DataGridPremium
          rows={initialRows}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          rowReordering
          isRowReorderable={isRowReorderable}
          isValidRowReorder={isValidRowReorder}
          onRowOrderChange={onRowOrderChange}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={onProcessRowUpdateError}
          aria-label="Screenings by day"
          hideFooter
        />
      </Box>
      <Typography
        variant="body2"
        color="text.secondary"
        role="status"
        sx={{ mt: 1, minHeight: '1.5em' }}
      >
        {message}
      </Typography>
    </Box>
  );
}
