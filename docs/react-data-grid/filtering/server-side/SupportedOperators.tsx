import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Artifact {
  id: number;
  name: string;
  year: number;
  condition: string;
}

const artifacts: Artifact[] = [
  { id: 1, name: 'Bronze mirror', year: 412, condition: 'Good' },
  { id: 2, name: 'Whalebone comb', year: 870, condition: 'Fragile' },
  { id: 3, name: 'Silver ewer', year: 1580, condition: 'Good' },
  { id: 4, name: 'Star chart', year: 1661, condition: 'Fragile' },
];

const server = createFakeServer(artifacts, { latency: 600 });
const dataSource: GridDataSource = { getRows: (params) => server.getRows(params) };

// #region preview
const nameOperators = getGridStringOperators().filter(({ value }) =>
  ['contains', 'startsWith'].includes(value),
);
const yearOperators = getGridNumericOperators().filter(({ value }) =>
  ['>=', '<='].includes(value),
);

const columns: GridColDef<Artifact>[] = [
  {
    field: 'name',
    headerName: 'Artifact',
    flex: 1,
    minWidth: 115,
    filterOperators: nameOperators,
  },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 68,
    valueFormatter: String,
    filterOperators: yearOperators,
  },
  // The server has no index for this column.
  { field: 'condition', headerName: 'Condition', width: 98, filterable: false },
];

// It can't search all columns at once either.
const slotProps = { toolbar: { showQuickFilter: false } };
// #endregion preview

export default function SupportedOperators() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        filterDebounceMs={400}
        slotProps={slotProps}
        showToolbar
        aria-label="Artifacts with the operators of the server"
        hideFooter
      />
    </Box>
  );
}
