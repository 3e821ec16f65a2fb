import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridClasses,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';

interface Song {
  id: string;
  title: string;
  singer: string;
}

const rows: Song[] = [
  { id: 'tide', title: 'High Tide', singer: 'Mara' },
  { id: 'lanterns', title: 'Paper Lanterns', singer: 'Ben' },
  { id: 'north', title: 'Going North', singer: 'Mara' },
  { id: 'static', title: 'Static', singer: 'Ben' },
];

const columns: GridColDef<Song>[] = [
  { field: 'title', headerName: 'Song', flex: 1, minWidth: 110 },
  { field: 'singer', headerName: 'Singer', width: 90 },
];

// #region preview
function isFinished({ operator, value }: GridFilterItem) {
  const hasValue = Array.isArray(value)
    ? value.length > 0
    : String(value ?? '') !== '';
  return hasValue || ['isEmpty', 'isNotEmpty'].includes(operator);
}

export default function NoDragWhileFiltered() {
  const [isFiltered, setIsFiltered] = React.useState(false);

  const handleFilterChange = (model: GridFilterModel) =>
    setIsFiltered(
      model.items.some(isFinished) || Boolean(model.quickFilterValues?.length),
    );

  const isRowReorderable = React.useCallback(() => !isFiltered, [isFiltered]);

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        isRowReorderable={isRowReorderable}
        onFilterModelChange={handleFilterChange}
        showToolbar
        sx={{
          [`& .${gridClasses.rowReorderCell}:not(.${gridClasses['rowReorderCell--draggable']})`]:
            { opacity: 0.3 },
        }}
        aria-label="Setlist with a filter"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
