import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Department {
  id: string;
  department: string;
  budget: number;
  spent: number;
}

const columns: GridColDef<Department>[] = [
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 110 },
  { field: 'budget', headerName: 'Budget (k€)', type: 'number', width: 112 },
  { field: 'spent', headerName: 'Spent (k€)', type: 'number', width: 100 },
];

const rows: Department[] = [
  { id: 'parks', department: 'Parks', budget: 2400, spent: 1730 },
  { id: 'roads', department: 'Roads', budget: 8150, spent: 6020 },
  { id: 'library', department: 'Libraries', budget: 1900, spent: 1645 },
  { id: 'fire', department: 'Fire service', budget: 5300, spent: 3980 },
];

export default function BudgetTotals() {
  // #region preview
  const [model, setModel] = React.useState<GridAggregationModel>({
    budget: 'sum',
    spent: 'sum',
  });

  const applyToBoth = (_event: unknown, name: string | null) => {
    if (name) {
      setModel({ budget: name, spent: name });
    }
  };
  // #endregion preview
  const isSame = model.budget === model.spent;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={isSame ? (model.budget ?? null) : null}
          onChange={applyToBoth}
          aria-label="Totals of both columns"
        >
          <ToggleButton value="sum">Sum</ToggleButton>
          <ToggleButton value="avg">Average</ToggleButton>
          <ToggleButton value="max">Highest</ToggleButton>
        </ToggleButtonGroup>
        <Button size="small" onClick={() => setModel({})}>
          No totals
        </Button>
      </Box>
      <Box sx={{ height: 318 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          aria-label="Budget by department"
          hideFooter
        />
      </Box>
      <Typography
        variant="body2"
        role="status"
        sx={{ mt: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {JSON.stringify(model)}
      </Typography>
    </Box>
  );
}
