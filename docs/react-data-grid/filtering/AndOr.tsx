import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';

interface Train {
  id: number;
  train: string;
  minutes: number;
  changes: number;
  price: number;
}

const columns: GridColDef<Train>[] = [
  { field: 'train', headerName: 'Train', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 150 },
  { field: 'changes', headerName: 'Changes', type: 'number', width: 150 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 150 },
];

const rows: Train[] = [
  { id: 1, train: 'IC 4 and R 12', minutes: 148, changes: 1, price: 39 },
  { id: 2, train: 'Coast Express', minutes: 205, changes: 0, price: 28 },
  { id: 3, train: 'R 70, R 71, R 9', minutes: 260, changes: 2, price: 19 },
  { id: 4, train: 'High Speed 11', minutes: 96, changes: 0, price: 74 },
];

// #region preview
const directAndCheap: GridFilterModel = {
  items: [
    { id: 'direct', field: 'changes', operator: '=', value: 0 },
    { id: 'cheap', field: 'price', operator: '<', value: 30 },
  ],
  logicOperator: GridLogicOperator.And,
};
// #endregion preview

export default function AndOr() {
  const [filterModel, setFilterModel] = React.useState(directAndCheap);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="How the two conditions combine"
        value={filterModel.logicOperator}
        onChange={(_, logicOperator: GridLogicOperator | null) =>
          logicOperator && setFilterModel({ ...filterModel, logicOperator })
        }
      >
        <ToggleButton value={GridLogicOperator.And}>Direct and cheap</ToggleButton>
        <ToggleButton value={GridLogicOperator.Or}>Direct or cheap</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {`Conditions: ${filterModel.items.map((filterItem) => filterItem.id).join(', ')}`}
      </Typography>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          aria-label="Connections to the coast"
          hideFooter
        />
      </Box>
    </Box>
  );
}
