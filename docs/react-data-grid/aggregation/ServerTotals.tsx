import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Grant {
  id: number;
  city: string;
  purpose: string;
  amount: number;
}

const purposes = ['Cycle paths', 'Swimming pool', 'Street lights', 'Archive'];

const grants: Grant[] = ['Velmora', 'Brackwater', 'Sankt Odil', 'Pinehaven'].flatMap(
  (city, i) =>
    purposes.map((purpose, j) => ({
      id: i * purposes.length + j + 1,
      city,
      purpose,
      amount: 120 + ((i * 7 + j * 11) % 13) * 45,
    })),
);

// #region preview
const server = createFakeServer(grants, { latency: 600 });

const dataSource: GridDataSource = {
  getRows: server.getGroupedRows,
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childrenCount,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};

const aggregationFunctions = {
  sum: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
};
// #endregion preview

const columns: GridColDef<Grant>[] = [
  { field: 'city', headerName: 'City' },
  { field: 'purpose', headerName: 'Purpose' },
  { field: 'amount', headerName: 'Grant (k€)', type: 'number', width: 110 },
];

const groupingColDef = {
  headerName: 'City and purpose',
  leafField: 'purpose',
  flex: 1,
  minWidth: 190,
};

const initialState = {
  columns: { columnVisibilityModel: { city: false, purpose: false } },
  rowGrouping: { model: ['city'] },
  aggregation: { model: { amount: 'sum' } },
};

export default function ServerTotals() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        groupingColDef={groupingColDef}
        aria-label="Grants by city"
        hideFooter
      />
    </Box>
  );
}
