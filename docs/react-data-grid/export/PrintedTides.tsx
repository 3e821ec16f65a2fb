import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridClasses,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridPrintExportOptions,
} from '@mui/x-data-grid';

interface Departure {
  id: number;
  boat: string;
  leaves: string;
  ground: string;
  crew: number;
}

const columns: GridColDef<Departure>[] = [
  { field: 'leaves', headerName: 'Leaves', width: 90 },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
  { field: 'ground', headerName: 'Fishing ground', width: 150 },
  { field: 'crew', headerName: 'Crew', type: 'number', width: 80 },
];

const grounds = ['Skerry Bank', 'The Deeps', 'Gull Shoal'];

const rows: Departure[] = [
  'Silver Tern',
  'Northern Hope',
  'Marguerite',
  'Old Faithful',
  'Isbjørn',
  'Santa Clara',
  'Kittiwake',
  'Second Wind',
].map((boat, index) => ({
  id: index + 1,
  boat,
  leaves: `0${4 + Math.floor(index / 3)}:${index % 2 === 0 ? '15' : '40'}`,
  ground: grounds[index % grounds.length] ?? '',
  crew: 3 + ((index * 5) % 6),
}));

// #region preview
const printOptions: GridPrintExportOptions = {
  fileName: 'Departures',
  hideFooter: true,
  fields: ['leaves', 'boat', 'ground'],
  pageStyle: `
    @page { size: A5; margin: 12mm; }
    .${gridClasses.row}:nth-of-type(even) { background: #eee; }
  `,
};
// #endregion preview

// With 8 among them, the grid has nothing to warn of while it prints 8 rows.
const pageSizeOptions = [3, 8];

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 3 } },
};

export default function PrintedTides() {
  const apiRef = useGridApiRef();

  const printPage = () => {
    // Read the page now, because all rows are on one page during printing.
    const ids = gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);
    apiRef.current?.exportDataAsPrint({
      ...printOptions,
      getRowsToExport: () => ids,
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.exportDataAsPrint(printOptions)}
        >
          Print all departures
        </Button>
        <Button size="small" variant="outlined" onClick={printPage}>
          Print this page
        </Button>
      </Box>
      {/* Columns keep their widths, and this grid fits on A5. */}
      <Box sx={{ height: 270, maxWidth: 440 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
          aria-label="Departures of the day"
        />
      </Box>
    </Box>
  );
}
