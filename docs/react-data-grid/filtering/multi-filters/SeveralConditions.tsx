import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridLogicOperator,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Trail {
  id: number;
  trail: string;
  region: string;
  length: number;
  ascent: number;
}

const columns: GridColDef<Trail>[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 140 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 150 },
  { field: 'ascent', headerName: 'Ascent (m)', type: 'number', width: 150 },
];

const rows: Trail[] = [
  { id: 1, trail: 'Heron Loop', region: 'Lakes', length: 8, ascent: 120 },
  { id: 2, trail: 'Two Passes', region: 'Arn', length: 19, ascent: 1450 },
  { id: 3, trail: 'Mill Path', region: 'Lakes', length: 5, ascent: 60 },
  { id: 4, trail: 'Eagle Ridge', region: 'Arn', length: 11, ascent: 890 },
  { id: 5, trail: 'Old Railway', region: 'Coast', length: 24, ascent: 210 },
];

// #region preview
const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      items: [
        { id: 'long', field: 'length', operator: '>=', value: 8 },
        { id: 'flat', field: 'ascent', operator: '<', value: 500 },
      ],
      logicOperator: GridLogicOperator.And,
    },
  },
};

export default function SeveralConditions() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Trails that are long and flat"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
