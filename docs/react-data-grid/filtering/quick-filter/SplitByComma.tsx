import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLogicOperator,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

interface Stop {
  id: number;
  station: string;
  line: string;
}

const columns: GridColDef<Stop>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 110 },
];

const rows: Stop[] = [
  { id: 1, station: 'Mill Lane North', line: 'Harbor line' },
  { id: 2, station: 'North Gate', line: 'Ring line' },
  { id: 3, station: 'Mill Lane South', line: 'Ring line' },
  { id: 4, station: 'Saint Anne', line: 'Harbor line' },
];

// #region preview
const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: {
      items: [],
      quickFilterValues: ['mill lane', 'saint anne'],
      quickFilterLogicOperator: GridLogicOperator.Or,
    },
  },
};

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    quickFilterProps: {
      quickFilterParser: (text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      quickFilterFormatter: (values) => values.join(', '),
      debounceMs: 300,
    },
  },
};
// #endregion preview

export default function SplitByComma() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        slotProps={slotProps}
        showToolbar
        aria-label="Stations, found by a list of names"
        hideFooter
      />
    </Box>
  );
}
