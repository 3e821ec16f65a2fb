import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Premiere {
  id: number;
  film: string;
  premiere: Date;
}

type Period = 'none' | 'month' | 'quarter';

const rows: Premiere[] = [
  { id: 1, film: 'Salt Road', premiere: new Date(2026, 1, 14) },
  { id: 2, film: 'Static', premiere: new Date(2026, 1, 27) },
  { id: 3, film: 'Low Tide', premiere: new Date(2026, 2, 6) },
  { id: 4, film: 'Paper Winter', premiere: new Date(2026, 4, 21) },
  { id: 5, film: 'Nine Lanterns', premiere: new Date(2026, 4, 30) },
  { id: 6, film: 'Counterweight', premiere: new Date(2026, 5, 11) },
];

function toKey(date: Date, period: 'month' | 'quarter') {
  const month = date.getMonth();
  return period === 'month'
    ? `${date.getFullYear()}-${String(month + 1).padStart(2, '0')}`
    : `${date.getFullYear()} Q${Math.floor(month / 3) + 1}`;
}

const initialState = { rowGrouping: { model: ['premiere'] } };

export default function PremieresByPeriod() {
  const [period, setPeriod] = React.useState<Period>('month');

  const columns = React.useMemo<GridColDef<Premiere>[]>(
    () => [
      { field: 'film', headerName: 'Film', width: 140 },
      // #region preview
      {
        field: 'premiere',
        headerName: 'Premiere',
        type: 'date',
        width: 150,
        groupingValueGetter:
          period === 'none' ? undefined : (value: Date) => toKey(value, period),
      },
      // #endregion preview
    ],
    [period],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={period}
        onChange={(_, next: Period | null) => next && setPeriod(next)}
        aria-label="Period of a group"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="none">Exact date</ToggleButton>
        <ToggleButton value="month">Month</ToggleButton>
        <ToggleButton value="quarter">Quarter</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          initialState={initialState}
          aria-label="Films by the date of their premiere"
          hideFooter
        />
      </Box>
    </Box>
  );
}
