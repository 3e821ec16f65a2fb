import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 110 },
  { field: 'site', headerName: 'Site', width: 110 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, hive: 'Old oak', site: 'Orchard', honey: 18 },
  { id: 2, hive: 'Roof 1', site: 'Library', honey: 7 },
  { id: 3, hive: 'Roof 2', site: 'Library', honey: 12 },
  { id: 4, hive: 'Brook', site: 'Meadow', honey: 22 },
];

// #region preview
const KEY = 'hives.filter';
const NONE: GridFilterModel = { items: [] };

/** Whether the condition's column and operator still exist. */
function isKnown({ field, operator }: GridFilterItem) {
  const column = columns.find((candidate) => candidate.field === field);
  const operators =
    column?.type === 'number' ? getGridNumericOperators() : getGridStringOperators();
  return column !== undefined && operators.some(({ value }) => value === operator);
}

/** Turns stored text into a model; broken text into an empty one. */
function parseModel(text: string | null): GridFilterModel {
  try {
    const model = JSON.parse(text ?? '') as GridFilterModel;
    return { ...model, items: model.items.filter(isKnown) };
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function useStoredFilter() {
  const text = React.useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(KEY),
    () => null,
  );
  const model = React.useMemo(() => parseModel(text), [text]);
  const setModel = React.useCallback((next: GridFilterModel) => {
    localStorage.setItem(KEY, JSON.stringify(next));
    // The browser tells other tabs only.
    window.dispatchEvent(new Event('storage'));
  }, []);
  return [model, setModel] as const;
}
// #endregion preview

export default function StoredFilter() {
  const [filterModel, setFilterModel] = useStoredFilter();
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setFilterModel(NONE)} sx={{ mb: 1 }}>
        Forget the filter
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          aria-label="Hives, with a filter that is kept"
          hideFooter
        />
      </Box>
    </Box>
  );
}
