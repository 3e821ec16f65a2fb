import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
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

/** 0 and false are values; an empty list isn't. */
function isFinished({ operator, value }: GridFilterItem) {
  const hasValue = Array.isArray(value)
    ? value.length > 0
    : value != null && value !== '';
  return hasValue || ['isEmpty', 'isNotEmpty'].includes(operator);
}

export default function ConditionChips() {
  // #region preview
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'site', operator: 'equals', value: 'Library' }],
    quickFilterValues: ['roof'],
  });

  const conditions = filterModel.items.filter(isFinished);
  const words: string[] = filterModel.quickFilterValues ?? [];

  const removeCondition = (removed: GridFilterItem) =>
    setFilterModel({
      ...filterModel,
      items: filterModel.items.filter((item) => item !== removed),
    });
  const removeWord = (removed: string) =>
    setFilterModel({
      ...filterModel,
      quickFilterValues: words.filter((word) => word !== removed),
    });
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        role="group"
        aria-label="Active filters"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 32, mb: 1 }}
      >
        {conditions.map((item) => (
          <Chip
            key={`${item.field} ${item.operator} ${item.id}`}
            label={`${columns.find(({ field }) => field === item.field)?.headerName} ${item.operator} ${item.value ?? ''}`}
            onDelete={() => removeCondition(item)}
          />
        ))}
        {words.map((word) => (
          <Chip key={word} label={`“${word}”`} onDelete={() => removeWord(word)} />
        ))}
        {conditions.length + words.length === 0 && 'All hives'}
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          aria-label="Hives, with the filters above them"
          hideFooter
        />
      </Box>
    </Box>
  );
}
