import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';

interface Slot {
  id: number;
  time: string;
  title: string;
}

const titles = ['News', 'Shipping forecast', 'Chamber music', 'Listeners’ mail'];

const rows: Slot[] = Array.from({ length: 60 }, (_slot, index) => ({
  id: index + 1,
  time: `${String(Math.floor(index / 2.5)).padStart(2, '0')}:${(index * 24) % 60 || '00'}`,
  title: titles[index % titles.length] ?? 'Silence',
}));

const columns: GridColDef<Slot>[] = [
  { field: 'id', headerName: 'Slot', width: 70 },
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 140 },
];

export default function KeepThePlace() {
  const [isPlaceKept, setIsPlaceKept] = React.useState(false);
  // #region preview
  const [model, setModel] = React.useState<GridPaginationModel>({
    page: 4,
    pageSize: 5,
  });

  const changeModel = (next: GridPaginationModel) => {
    const firstRow = model.page * model.pageSize;
    const isResized = next.pageSize !== model.pageSize;
    setModel(
      isPlaceKept && isResized
        ? { ...next, page: Math.floor(firstRow / next.pageSize) }
        : next,
    );
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Keep the place"
        control={
          <Switch
            size="small"
            checked={isPlaceKept}
            onChange={(event) => setIsPlaceKept(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 294, mt: 1 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={changeModel}
          pageSizeOptions={[5, 10, 20]}
          density="compact"
          aria-label="Program of the day"
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        page: {model.page}, pageSize: {model.pageSize}, first row on the page:{' '}
        {model.page * model.pageSize + 1}
      </Typography>
    </Box>
  );
}
