import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridClasses,
  useGridApiRef,
  type GridColDef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid-premium';

interface Call {
  id: number;
  department: string;
  name: string;
  state: 'here' | 'late';
}

const rows: Call[] = [
  { id: 1, department: 'Lighting', name: 'Petra Sand', state: 'here' },
  { id: 2, department: 'Lighting', name: 'Idris Bello', state: 'late' },
  { id: 3, department: 'Sound', name: 'Mina Okada', state: 'here' },
  { id: 4, department: 'Sound', name: 'Leo Fuchs', state: 'here' },
  { id: 5, department: 'Wardrobe', name: 'Ana Duarte', state: 'late' },
];

const columns: GridColDef<Call>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'state', headerName: 'State', width: 80 },
];

const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
};

const sx = {
  [`& .${gridClasses.row}.hasLate`]: { color: 'error.main', fontWeight: 700 },
};

export default function LateDepartments() {
  const apiRef = useGridApiRef();

  // #region preview
  const getRowClassName = React.useCallback(
    ({ id }: GridRowClassNameParams<Call>) => {
      const api = apiRef.current;
      if (api?.getRowNode(id)?.type !== 'group') {
        return '';
      }
      const isAnyoneLate = api
        .getRowGroupChildren({ groupId: id })
        .some((childId) => api.getRow<Call>(childId)?.state === 'late');
      return isAnyoneLate ? 'hasLate' : '';
    },
    [apiRef],
  );
  // #endregion preview

  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGridPremium
        aria-label="Calls by department"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        getRowClassName={getRowClassName}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
