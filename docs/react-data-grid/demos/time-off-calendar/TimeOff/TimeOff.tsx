import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridCellParams,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';
import { ABSENCES, DAYS, KINDS, PEOPLE, TODAY, type Absence } from './absences';
import { AbsenceDialog } from './AbsenceDialog';
import {
  columnGroupingModel,
  columns,
  getAbsence,
  type TimeOffRow,
} from './columns';
import { isWeekend } from './days';

function toRows(absences: readonly Absence[]): TimeOffRow[] {
  return PEOPLE.map((person) => ({
    ...person,
    absences: absences.filter(({ personId }) => personId === person.id),
  }));
}

/** The row at the bottom: how many are absent on each working day. */
function toCounts(absences: readonly Absence[]): GridRowsProp<TimeOffRow> {
  const counts = Object.fromEntries(
    DAYS.map((day) => [
      day,
      isWeekend(day)
        ? 0
        : absences.filter(({ from, to }) => from <= day && day <= to).length,
    ]),
  );
  return [
    { id: 'absent', name: 'Absent', team: '', allowance: 0, absences: [], counts },
  ];
}

const initialState = { pinnedColumns: { left: ['name', 'left'] } };

const WEEK =
  '& .MuiDataGrid-columnHeader--filledGroup:not([class*="columnHeader--pinned"])';
const PERSON = ':is([data-field="name"], [data-field="team"], [data-field="left"])';

const styles = {
  '& .MuiDataGrid-cell.weekend': { bgcolor: 'action.hover' },
  '& .MuiDataGrid-columnHeader.weekend': { color: 'text.secondary' },
  '& .today': { color: 'primary.main', fontWeight: 700 },
  // Keeps the names of weeks and bars beside the pinned columns, which are 180 px wide.
  [`${WEEK}, ${WEEK} .MuiDataGrid-columnHeaderTitleContainer`]: { overflow: 'clip' },
  [`${WEEK} .MuiDataGrid-columnHeaderTitleContainerContent`]: {
    position: 'sticky',
    insetInlineStart: 184,
  },
  '& .MuiDataGrid-cell': { px: 0.25, overflow: 'clip' },
  [`& .MuiDataGrid-cell${PERSON}`]: { px: 1 },
  '& .MuiDataGrid-columnHeader': { px: 0.5 },
  [`& .MuiDataGrid-columnHeader${PERSON}, & .MuiDataGrid-columnHeader[data-fields*="name"]`]:
    { px: 1 },
};

export default function TimeOff() {
  const apiRef = useGridApiRef();
  const [absences, setAbsences] = React.useState(ABSENCES);
  const [edited, setEdited] = React.useState<Absence | null>(null);
  const [message, setMessage] = React.useState('Click a day, or press Enter on it.');
  const rows = React.useMemo(() => toRows(absences), [absences]);
  const pinnedRows = React.useMemo(
    () => ({ bottom: toCounts(absences) }),
    [absences],
  );

  // The second call moves back on a phone, where the first scrolls today out of view.
  const showToday = React.useCallback(() => {
    const colIndex = apiRef.current?.getColumnIndex(TODAY) ?? 0;
    apiRef.current?.scrollToIndexes({ colIndex: colIndex + 6 });
    apiRef.current?.scrollToIndexes({ colIndex });
  }, [apiRef]);
  React.useEffect(() => {
    showToday();
  }, [showToday]);

  const open = ({ row, field }: GridCellParams<TimeOffRow>) => {
    if (typeof row.id === 'number' && DAYS.includes(field)) {
      const id = Math.max(0, ...absences.map((absence) => absence.id)) + 1;
      setEdited(
        getAbsence(row, field) ?? {
          id,
          personId: row.id,
          kind: 'vacation',
          from: field,
          to: field,
        },
      );
    }
  };

  const replace = (old: Absence, next?: Absence) => {
    const others = absences.filter(({ id }) => id !== old.id);
    setAbsences(next ? [...others, next] : others);
    setEdited(null);
    setMessage(
      next
        ? `${KINDS[next.kind].name} from ${next.from} to ${next.to} is saved.`
        : `${KINDS[old.kind].name} from ${old.from} is deleted.`,
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Button variant="outlined" size="small" onClick={showToday}>
          Today
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Box>
      <Box sx={{ height: 520 }}>
        {/* #region preview */}
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          pinnedRows={pinnedRows}
          initialState={initialState}
          onCellClick={open}
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') {
              open(params);
            }
          }}
          rowHeight={36}
          columnHeaderHeight={40}
          disableRowSelectionOnClick
          showCellVerticalBorder
          hideFooter
          aria-label="Time off from April to June 2026"
          sx={styles}
        />
        {/* #endregion preview */}
      </Box>
      {edited && (
        <AbsenceDialog
          initial={edited}
          absences={absences}
          onSave={(absence) => replace(edited, absence)}
          onDelete={(absence) => replace(absence)}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}
