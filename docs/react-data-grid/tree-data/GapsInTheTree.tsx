import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Unit {
  id: string;
  path: string[];
  megawatts: number;
}

const columns: GridColDef<Unit>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'megawatts', headerName: 'MW', type: 'number', width: 100 },
];

// #region preview
const turbines: Unit[] = [
  { id: 'U1', path: ['Rhyne Valley', 'Unit 1'], megawatts: 130 },
  { id: 'U2', path: ['Rhyne Valley', 'Unit 2'], megawatts: 130 },
  { id: 'G1', path: ['Lock Hill', 'Gas', 'Turbine 1'], megawatts: 140 },
];

const plants: Unit[] = [
  { id: 'RV', path: ['Rhyne Valley'], megawatts: 260 },
  { id: 'LH', path: ['Lock Hill'], megawatts: 140 },
];
// #endregion preview

const getTreeDataPath: DataGridProProps<Unit>['getTreeDataPath'] = (row) => row.path;
const turbinesAndPlants = [...turbines, ...plants];

export default function GapsInTheTree() {
  const [filled, setFilled] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={filled} onChange={(_, checked) => setFilled(checked)} />
        }
        label="Rows for the plants"
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 420 }}>
        <DataGridPro
          treeData
          rows={filled ? turbinesAndPlants : turbines}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          defaultGroupingExpansionDepth={-1}
          aria-label="Units of power plants"
          hideFooter
        />
      </Box>
    </Box>
  );
}
