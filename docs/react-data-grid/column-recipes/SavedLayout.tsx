import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-pro';

const allColumns: GridColDef[] = [
  { field: 'route', headerName: 'Route', width: 130 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 110 },
  { field: 'grade', headerName: 'Grade', width: 100 },
  { field: 'bolts', headerName: 'Bolts', type: 'number', width: 90 },
];

const rows = [
  { id: 1, route: 'Long breath', height: 24, grade: '6b', bolts: 9 },
  { id: 2, route: 'Chimney', height: 18, grade: '5c', bolts: 6 },
  { id: 3, route: 'Blue slab', height: 31, grade: '6c+', bolts: 12 },
];

// #region preview
interface Layout {
  order: string[];
  widths: Record<string, number>;
}

const NO_LAYOUT: Layout = { order: [], widths: {} };

/** Columns that users have moved and resized; new ones come last, as they are. */
function useColumnsState(defined: readonly GridColDef[]) {
  const [layout, setLayout] = React.useState(NO_LAYOUT);

  const columns = React.useMemo(() => {
    const toIndex = ({ field }: GridColDef) =>
      layout.order.includes(field) ? layout.order.indexOf(field) : Infinity;
    return defined
      .toSorted((a, b) => (toIndex(a) === toIndex(b) ? 0 : toIndex(a) - toIndex(b)))
      .map((colDef) =>
        layout.widths[colDef.field] === undefined
          ? colDef
          : { ...colDef, width: layout.widths[colDef.field], flex: undefined },
      );
  }, [defined, layout]);

  return { columns, setLayout };
}
// #endregion preview

export default function SavedLayout() {
  const apiRef = useGridApiRef();
  const [hasBolts, setHasBolts] = React.useState(true);
  const defined = React.useMemo(
    () => (hasBolts ? allColumns : allColumns.slice(0, 3)),
    [hasBolts],
  );
  const { columns, setLayout } = useColumnsState(defined);

  const saveWidth = React.useCallback<GridEventListener<'columnWidthChange'>>(
    ({ colDef, width }) =>
      setLayout(({ order, widths }) => ({
        order,
        widths: { ...widths, [colDef.field]: width },
      })),
    [setLayout],
  );

  const saveOrder = React.useCallback<GridEventListener<'columnOrderChange'>>(() => {
    const fields = apiRef.current?.getAllColumns().map(({ field }) => field) ?? [];
    setLayout(({ widths }) => ({ order: fields, widths }));
  }, [apiRef, setLayout]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={() => setHasBolts(!hasBolts)}>
          {hasBolts ? 'Remove Bolts' : 'Add Bolts'}
        </Button>
        <Button onClick={() => setLayout(NO_LAYOUT)}>Reset</Button>
      </Box>
      <Box sx={{ height: 216 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onColumnWidthChange={saveWidth}
          onColumnOrderChange={saveOrder}
          aria-label="Climbing routes"
          hideFooter
        />
      </Box>
    </Box>
  );
}
