import Box from '@mui/material/Box';
import {
  DataGrid,
  GridOverlay,
  gridFilterActiveItemsSelector,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Artifact {
  id: number;
  name: string;
  year: number;
}

const artifacts: Artifact[] = [
  { id: 1, name: 'Bronze mirror', year: 412 },
  { id: 2, name: 'Whalebone comb', year: 870 },
  { id: 3, name: 'Silver ewer', year: 1580 },
];

const columns: GridColDef<Artifact>[] = [
  { field: 'name', headerName: 'Artifact', flex: 1, minWidth: 140 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 110,
    valueFormatter: String,
  },
];

const server = createFakeServer(artifacts, { latency: 600 });
const dataSource: GridDataSource = { getRows: (params) => server.getRows(params) };

// #region preview
function EmptyOverlay() {
  const apiRef = useGridApiContext();
  const activeItems = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];

  return (
    <GridOverlay>
      {activeItems.length > 0 || words.length > 0
        ? 'No artifact matches the filter.'
        : 'The museum has no artifacts yet.'}
    </GridOverlay>
  );
}

const slots: DataGridProps['slots'] = { noRowsOverlay: EmptyOverlay };

const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: { items: [{ field: 'year', operator: '>', value: 1900 }] },
  },
};

export default function EmptyAnswer() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        slots={slots}
        showToolbar
        aria-label="No artifacts after 1900"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
