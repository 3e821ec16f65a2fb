import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridColumnPositionsSelector,
  gridColumnsTotalWidthSelector,
  gridColumnVisibilityModelSelector,
  gridDataRowIdsSelector,
  gridDensitySelector,
  gridDimensionsSelector,
  gridEditRowsStateSelector,
  gridExpandedSortedRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridFilterModelSelector,
  gridFocusCellSelector,
  gridFocusColumnHeaderSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridPaginationModelSelector,
  gridPreferencePanelStateSelector,
  gridQuickFilterValuesSelector,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  gridSortedRowIdsSelector,
  gridSortModelSelector,
  gridTabIndexCellSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';

interface Station {
  id: string;
  place: string;
  humidity: number;
}

const rows: Station[] = [
  { id: 'S-1', place: 'Kirkby Stephen', humidity: 81 },
  { id: 'S-2', place: 'Tiree', humidity: 88 },
  { id: 'S-3', place: 'Manston', humidity: 64 },
  { id: 'S-4', place: 'Aberporth', humidity: 77 },
];

const columns: GridColDef<Station>[] = [
  { field: 'place', headerName: 'Station', width: 150, editable: true },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 140 },
];

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 3 } },
};
const pageSizeOptions = [3, 6];

const SELECTORS = {
  gridColumnPositionsSelector,
  gridColumnsTotalWidthSelector,
  gridColumnVisibilityModelSelector,
  gridDataRowIdsSelector,
  gridDensitySelector,
  gridDimensionsSelector,
  gridEditRowsStateSelector,
  gridExpandedSortedRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridFilterModelSelector,
  gridFocusCellSelector,
  gridFocusColumnHeaderSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridPaginationModelSelector,
  gridPreferencePanelStateSelector,
  gridQuickFilterValuesSelector,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  gridSortedRowIdsSelector,
  gridSortModelSelector,
  gridTabIndexCellSelector,
  gridVisibleColumnFieldsSelector,
};

type Name = keyof typeof SELECTORS;
const NAMES = Object.keys(SELECTORS) as Name[];

type ApiRef = React.RefObject<GridApi | null>;

const toText = (value: unknown) =>
  JSON.stringify(
    value instanceof Map ? [...value.keys()] : value,
    (_, part) => (part instanceof Set ? [...part] : part),
    1,
  );

// #region preview
function useSelected(apiRef: ApiRef, name: Name) {
  const subscribe = React.useCallback(
    (notify: () => void) =>
      apiRef.current?.subscribeEvent('stateChange', notify) ?? (() => {}),
    [apiRef],
  );
  const read = () => (apiRef.current ? toText(SELECTORS[name](apiRef)) : '');
  return React.useSyncExternalStore(subscribe, read, () => '');
}
// #endregion preview

function LiveValue({ apiRef }: { apiRef: ApiRef }) {
  const [name, setName] = React.useState<Name>('gridFilteredSortedRowIdsSelector');
  const text = useSelected(apiRef, name);

  return (
    <Box sx={{ mt: 2 }}>
      <Autocomplete
        disableClearable
        options={NAMES}
        value={name}
        onChange={(_, picked) => setName(picked)}
        renderInput={(params) => (
          <TextField {...params} label="Selector" size="small" />
        )}
      />
      <Box
        component="pre"
        role="region"
        aria-label="Value of the selector"
        tabIndex={0}
        sx={{
          m: 0,
          mt: 1,
          p: 1.5,
          height: 150,
          overflow: 'auto',
          fontSize: 12,
          lineHeight: 1.4,
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      >
        {text}
      </Box>
    </Box>
  );
}

export default function SelectorLab() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 322 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
          checkboxSelection
          showToolbar
          aria-label="Weather stations whose state is read below"
        />
      </Box>
      <LiveValue apiRef={apiRef} />
    </Box>
  );
}
