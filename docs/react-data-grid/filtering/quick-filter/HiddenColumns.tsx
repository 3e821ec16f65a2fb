import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

interface Book {
  id: number;
  title: string;
  author: string;
  keywords: string;
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 120 },
  { field: 'keywords', headerName: 'Keywords', flex: 1, minWidth: 120 },
];

const rows: Book[] = [
  { id: 1, title: 'Salt Roads', author: 'Ines Duarte', keywords: 'trade, mules' },
  { id: 2, title: 'A Field of Wheels', author: 'Peter Nagy', keywords: 'trains' },
  { id: 3, title: 'Night Signals', author: 'Ada Obi', keywords: 'trains, safety' },
];

const initialState: DataGridProps['initialState'] = {
  columns: { columnVisibilityModel: { keywords: false } },
};

export default function HiddenColumns() {
  // #region preview
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['trains'],
    quickFilterExcludeHiddenColumns: false,
  });
  const exclude = filterModel.quickFilterExcludeHiddenColumns;
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={exclude}
            onChange={(_, checked) =>
              setFilterModel({
                ...filterModel,
                quickFilterExcludeHiddenColumns: checked,
              })
            }
          />
        }
        label="Leave hidden columns out"
      />
      <Box sx={{ height: 268, mt: 1 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={initialState}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          aria-label="Books with hidden keywords"
          hideFooter
        />
      </Box>
    </Box>
  );
}
