import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import {
  DAYS,
  FIRST_DAY,
  KINDS,
  LAST_DAY,
  TODAY,
  type Absence,
  type Person,
} from './absences';
import {
  countWorkingDays,
  formatDay,
  isMonday,
  isWeekend,
  listDays,
  type Day,
} from './days';

/** A person with their absences, or the row that counts all of them. */
export interface TimeOffRow extends Omit<Person, 'id'> {
  id: number | string;
  absences: Absence[];
  /** How many are absent on a day: only in the last row. */
  counts?: Record<Day, number>;
}

export function getAbsence(row: TimeOffRow, day: Day): Absence | undefined {
  return row.absences.find(({ from, to }) => from <= day && day <= to);
}

function AbsenceBar({ absence: { kind, from, to } }: { absence: Absence }) {
  const { name, color } = KINDS[kind];
  const isShort = listDays(from, to).length < 3;
  return (
    <Box
      title={name}
      sx={{
        width: '100%',
        px: 0.75,
        borderRadius: 1,
        lineHeight: '26px',
        overflow: 'clip',
        bgcolor: `${color}.main`,
        color: `${color}.contrastText`,
      }}
    >
      {isShort ? (
        <>
          <span aria-hidden>{name[0]}</span>
          <span style={visuallyHidden}>{name}</span>
        </>
      ) : (
        <Box component="span" sx={{ position: 'sticky', insetInline: '190px 8px' }}>
          {name}
        </Box>
      )}
    </Box>
  );
}

/** Columns that a bar covers if it starts on this day: 1 for the days behind its start. */
function getSpan({ from, to }: Absence, day: Day): number {
  const start = from < FIRST_DAY ? FIRST_DAY : from;
  const end = to > LAST_DAY ? LAST_DAY : to;
  return day === start ? listDays(start, end).length : 1;
}

function createDayColumn(day: Day): GridColDef<TimeOffRow> {
  return {
    field: day,
    headerName: formatDay(day, { day: 'numeric' }),
    description: formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' }),
    width: 36,
    minWidth: 36,
    display: 'flex',
    align: 'center',
    headerAlign: 'center',
    sortable: false,
    disableColumnMenu: true,
    resizable: false,
    cellClassName: isWeekend(day) ? 'weekend' : '',
    headerClassName: [isWeekend(day) && 'weekend', day === TODAY && 'today']
      .filter(Boolean)
      .join(' '),
    valueGetter: (_, row) => row.counts?.[day] ?? getAbsence(row, day)?.kind ?? '',
    colSpan: (_, row) => {
      const absence = getAbsence(row, day);
      return absence ? getSpan(absence, day) : 1;
    },
    renderCell: ({ row, value }) => {
      const absence = getAbsence(row, day);
      return absence ? <AbsenceBar absence={absence} /> : value || null;
    },
  };
}

export const columns: GridColDef<TimeOffRow>[] = [
  { field: 'name', headerName: 'Name', width: 124 },
  { field: 'team', headerName: 'Team', width: 110 },
  {
    field: 'left',
    headerName: 'Left',
    description: 'Days of vacation left in 2026',
    type: 'number',
    width: 56,
    disableColumnMenu: true,
    valueGetter: (_, row) =>
      row.counts
        ? null
        : row.allowance -
          row.absences
            .filter(({ kind }) => kind === 'vacation')
            .reduce((sum, { from, to }) => sum + countWorkingDays(from, to), 0),
  },
  ...DAYS.map(createDayColumn),
];

/** Weeks that begin on Monday; the first and the last may be shorter. */
const WEEKS = DAYS.reduce<Day[][]>((weeks, day) => {
  const week = weeks.at(-1);
  return !week || isMonday(day)
    ? [...weeks, [day]]
    : [...weeks.slice(0, -1), [...week, day]];
}, []);

export const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'People',
    children: [{ field: 'name' }, { field: 'team' }, { field: 'left' }],
  },
  ...WEEKS.map((week) => ({
    groupId: week[0]!,
    headerName: formatDay(week[0]!, { day: 'numeric', month: 'long' }),
    children: week.map((field) => ({ field })),
  })),
];
