import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiRef,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hour', headerName: 'Hour', width: 60 },
  {
    field: 'level',
    headerName: 'Level (cm)',
    type: 'number',
    flex: 1,
    minWidth: 90,
  },
];

function createRows(offset: number) {
  return Array.from({ length: 72 }, (_, hour) => ({
    id: hour,
    hour: `${hour % 24}:00`,
    level: Math.round(160 + 90 * Math.sin((hour + offset) / 2)),
  }));
}

const forecast = createRows(0);
const measured = createRows(0.4);

// #region preview
/** Scrolls a grid whenever another one is scrolled. */
function useFollow(
  from: React.RefObject<GridApi | null>,
  to: React.RefObject<GridApi | null>,
) {
  React.useEffect(
    () =>
      from.current?.subscribeEvent('scrollPositionChange', ({ top }) => {
        // Otherwise, the grids would keep scrolling each other.
        if (to.current && to.current.getScrollPosition().top !== top) {
          to.current.scroll({ top });
        }
      }),
    [from, to],
  );
}
// #endregion preview

export default function LinkedGrids() {
  const forecastRef = useGridApiRef();
  const measuredRef = useGridApiRef();
  useFollow(forecastRef, measuredRef);
  useFollow(measuredRef, forecastRef);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      {[
        { name: 'Forecast', apiRef: forecastRef, rows: forecast },
        { name: 'Measured', apiRef: measuredRef, rows: measured },
      ].map(({ name, apiRef, rows }) => (
        <Box key={name} sx={{ height: 280, minWidth: 0 }}>
          <DataGrid
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            density="compact"
            disableColumnSorting
            disableColumnFilter
            hideFooter
            aria-label={name}
          />
        </Box>
      ))}
    </Box>
  );
}
