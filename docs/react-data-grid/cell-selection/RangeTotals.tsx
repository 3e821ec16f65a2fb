import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

const columns: GridColDef[] = [
  { field: 'kiln', headerName: 'Kiln', width: 120 },
  ...quarters.map((quarter) => ({
    field: quarter,
    headerName: `${quarter} (kWh)`,
    type: 'number' as const,
    flex: 1,
    minWidth: 100,
  })),
];

const rows = [
  { id: 1, kiln: 'Top loader', Q1: 840, Q2: 910, Q3: 620, Q4: 980 },
  { id: 2, kiln: 'Front loader', Q1: 1210, Q2: 1180, Q3: 760, Q4: 1340 },
  { id: 3, kiln: 'Raku', Q1: 90, Q2: 240, Q3: 310, Q4: 60 },
  { id: 4, kiln: 'Test kiln', Q1: 130, Q2: 110, Q3: 95, Q4: 150 },
];

export default function RangeTotals() {
  const apiRef = useGridApiRef();
  const [summary, setSummary] = React.useState('No cells are selected.');

  // #region preview
  const handleChange = () => {
    const api = apiRef.current!;
    const numbers = api
      .getSelectedCellsAsArray()
      .map(({ id, field }) => api.getCellValue(id, field))
      .filter((value): value is number => typeof value === 'number');
    const sum = numbers.reduce((total, value) => total + value, 0);
    setSummary(
      numbers.length === 0
        ? 'No numbers are selected.'
        : `${numbers.length} numbers, sum ${sum} kWh, average ${Math.round(sum / numbers.length)} kWh`,
    );
  };
  // #endregion preview

  return (
    <Box>
      <Box sx={{ height: 266 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          onCellSelectionModelChange={handleChange}
          hideFooter
          aria-label="Energy of the kilns"
        />
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        {summary}
      </Box>
    </Box>
  );
}
