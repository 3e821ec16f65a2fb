import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowHeightParams,
  type GridRowId,
} from '@mui/x-data-grid';

interface Recipe {
  id: number;
  crop: string;
  storage: string;
}

const rows: Recipe[] = [
  {
    id: 1,
    crop: 'Apples',
    storage:
      'Keep at 2 °C in slatted crates, apart from cabbage and potatoes, and check every second week for soft fruit.',
  },
  {
    id: 2,
    crop: 'Carrots',
    storage:
      'Twist the leaves off, do not wash, and bed in damp sand. Sand that dries out takes the water from the roots.',
  },
  {
    id: 3,
    crop: 'Garlic',
    storage: 'Cure for three weeks in an airy shed, then hang in bunches of twelve.',
  },
];

const OpenContext = React.createContext<{
  open: ReadonlySet<GridRowId>;
  toggle: (id: GridRowId) => void;
}>({ open: new Set(), toggle: () => {} });

function OpenButton({ id, row, tabIndex }: GridRenderCellParams<Recipe>) {
  const { open, toggle } = React.useContext(OpenContext);
  const isOpen = open.has(id);
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Less' : 'More'} about ${row.crop}`}
      onClick={() => toggle(id)}
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
    >
      {isOpen ? 'Less' : 'More'}
    </Button>
  );
}

const columns: GridColDef<Recipe>[] = [
  { field: 'crop', headerName: 'Crop', width: 90 },
  { field: 'storage', headerName: 'Storage', flex: 1, minWidth: 120 },
  {
    field: 'more',
    headerName: '',
    width: 90,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    renderCell: (params) => <OpenButton {...params} />,
  },
];

export default function OpenNotes() {
  // #region preview
  const [open, setOpen] = React.useState<ReadonlySet<GridRowId>>(new Set([1]));

  const getRowHeight = React.useCallback(
    ({ id }: GridRowHeightParams) => (open.has(id) ? 'auto' : null),
    [open],
  );
  // #endregion preview

  const context = React.useMemo(
    () => ({
      open,
      toggle: (id: GridRowId) =>
        setOpen((current) => {
          const next = new Set(current);
          if (!next.delete(id)) {
            next.add(id);
          }
          return next;
        }),
    }),
    [open],
  );

  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <OpenContext.Provider value={context}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          aria-label="How to store crops"
          hideFooter
          sx={{
            '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell': { py: 1.5 },
          }}
        />
      </OpenContext.Provider>
    </Box>
  );
}
