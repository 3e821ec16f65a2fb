import * as React from 'react';
import {
  createCellEditHistoryHandler,
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
  type GridFilterModel,
  type GridHistoryEventHandler,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'score', headerName: 'Score', width: 170, editable: true },
  { field: 'shelf', headerName: 'Shelf', width: 140, editable: true },
  {
    field: 'copies',
    headerName: 'Copies',
    type: 'number',
    width: 140,
    editable: true,
  },
];

const rows = [
  { id: 1, score: 'Overture in C', shelf: 'A 12', copies: 24 },
  { id: 2, score: 'Viola concerto', shelf: 'C 03', copies: 31 },
  { id: 3, score: 'Second symphony', shelf: 'A 14', copies: 40 },
  { id: 4, score: 'Evening song', shelf: 'F 01', copies: 12 },
];

interface FilterStep {
  before: GridFilterModel;
  after: GridFilterModel;
}

// #region preview
function createFilterHandler(
  apiRef: React.RefObject<GridApiPremium | null>,
): GridHistoryEventHandler<FilterStep> {
  let current: GridFilterModel = { items: [] };
  const apply = (model: GridFilterModel) => {
    current = model;
    apiRef.current?.setFilterModel(model);
  };
  return {
    store: (after: GridFilterModel) => {
      const before = current;
      current = after;
      return { before, after };
    },
    undo: ({ before }) => apply(before),
    redo: ({ after }) => apply(after),
  };
}
// #endregion preview

export default function UndoFilters() {
  const apiRef = useGridApiRef();
  // The types ask for a handler of every event, and for a ref that is never empty.
  const historyEventHandlers = React.useMemo(
    () =>
      ({
        cellEditStop: createCellEditHistoryHandler(
          apiRef as React.RefObject<GridApiPremium>,
        ),
        filterModelChange: createFilterHandler(apiRef),
      }) as Partial<
        DataGridPremiumProps['historyEventHandlers']
      > as DataGridPremiumProps['historyEventHandlers'],
    [apiRef],
  );

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        historyEventHandlers={historyEventHandlers}
        historyValidationEvents={['columnsChange', 'rowsSet']}
        headerFilters
        disableRowSelectionOnClick
        showToolbar
        aria-label="Sheet music"
        hideFooter
      />
    </div>
  );
}
