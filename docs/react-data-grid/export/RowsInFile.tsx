import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridDataRowIdsSelector,
  gridExpandedSortedRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';

interface Load {
  id: number;
  truck: string;
  material: string;
  kilos: number;
}

type GetRows = GridCsvExportOptions['getRowsToExport'];

// #region preview
const ROWS: Record<string, GetRows> = {
  'Default: filtered or selected': undefined,
  'All, as they came': ({ apiRef }) => gridDataRowIdsSelector(apiRef),
  'All, sorted': ({ apiRef }) => gridSortedRowIdsSelector(apiRef),
  'Filtered and sorted': ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef),
  'In open groups': ({ apiRef }) => gridExpandedSortedRowIdsSelector(apiRef),
  'This page': ({ apiRef }) => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
};
// #endregion preview

const names = Object.keys(ROWS);

const columns: GridColDef<Load>[] = [
  { field: 'id', headerName: 'Load', type: 'number', width: 70 },
  { field: 'truck', headerName: 'Truck', flex: 1, minWidth: 90 },
  { field: 'material', headerName: 'Material', width: 130 },
  { field: 'kilos', headerName: 'kg', type: 'number', width: 90 },
];

const rows: Load[] = [
  { id: 1, truck: 'Blue 4', material: 'Glass', kilos: 3120 },
  { id: 2, truck: 'Blue 7', material: 'Paper', kilos: 1840 },
  { id: 3, truck: 'Red 2', material: 'Glass', kilos: 4055 },
  { id: 4, truck: 'Red 5', material: 'Metal', kilos: 970 },
  { id: 5, truck: 'Blue 4', material: 'Glass', kilos: 2230 },
  { id: 6, truck: 'Red 2', material: 'Glass', kilos: 3690 },
];

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 3 } },
  sorting: { sortModel: [{ field: 'kilos', sort: 'desc' as const }] },
  filter: {
    filterModel: {
      items: [{ field: 'material', operator: 'equals', value: 'Glass' }],
    },
  },
};

export default function RowsInFile() {
  const apiRef = useGridApiRef();
  const [name, setName] = React.useState(names[0] ?? '');
  const [result, setResult] = React.useState('No file yet.');

  const preview = () => {
    const csv = apiRef.current?.getDataAsCsv({
      fields: ['id'],
      includeHeaders: false,
      getRowsToExport: ROWS[name],
    });
    setResult(`Loads in the file: ${csv?.split('\r\n').join(', ') ?? ''}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[3, 6]}
          checkboxSelection
          aria-label="Loads at the sorting plant"
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          mt: 2,
        }}
      >
        <TextField
          select
          size="small"
          label="Rows"
          value={name}
          onChange={(event) => setName(event.target.value)}
          sx={{ width: '100%', maxWidth: 260 }}
        >
          {names.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <Button size="small" variant="outlined" onClick={preview}>
          Preview
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {result}
      </Typography>
    </Box>
  );
}
