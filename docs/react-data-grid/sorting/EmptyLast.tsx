import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  gridNumberComparator,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

interface Hut {
  id: string;
  hut: string;
  walk: number | null;
}

// #region preview
const emptyLast: GridColDef<Hut>['getSortComparator'] =
  (direction) => (a, b, cellA, cellB) => {
    if (a == null || b == null) {
      return Number(a == null) - Number(b == null);
    }
    const order = gridNumberComparator(a, b, cellA, cellB);
    return direction === 'desc' ? -order : order;
  };
// #endregion preview

function createColumns(
  getSortComparator?: GridColDef<Hut>['getSortComparator'],
): GridColDef<Hut>[] {
  return [
    { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 140 },
    {
      field: 'walk',
      headerName: 'Walk to the next (h)',
      type: 'number',
      width: 180,
      getSortComparator,
    },
  ];
}

const plainColumns = createColumns();
const emptyLastColumns = createColumns(emptyLast);

const rows: Hut[] = [
  { id: 'H1', hut: 'Larch Saddle', walk: 4.5 },
  { id: 'H2', hut: 'Blue Cirque', walk: null },
  { id: 'H3', hut: 'Shepherds’ Rest', walk: 2 },
  { id: 'H4', hut: 'Needle Bivouac', walk: null },
  { id: 'H5', hut: 'Two Lakes', walk: 6 },
];

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'walk', sort: 'asc' }] },
};

export default function EmptyLast() {
  const apiRef = useGridApiRef();
  const [last, setLast] = React.useState(true);

  React.useEffect(() => {
    apiRef.current?.applySorting();
  }, [apiRef, last]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={last} onChange={(_, checked) => setLast(checked)} />
        }
        label="Empty cells last, in both directions"
      />
      <Box sx={{ height: 318, mt: 1 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={last ? emptyLastColumns : plainColumns}
          initialState={initialState}
          aria-label="Huts and the walk to the next one"
          hideFooter
        />
      </Box>
    </Box>
  );
}
