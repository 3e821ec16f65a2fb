import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
  type GridColumnsManagementProps,
  type GridInitialState,
} from '@mui/x-data-grid';

interface Member {
  id: number;
  name: string;
  since: number;
  fee: number;
  phone: string;
}

const columns: GridColDef<Member>[] = [
  { field: 'name', headerName: 'Friend of the museum', width: 180 },
  {
    field: 'since',
    headerName: 'Since',
    type: 'number',
    width: 90,
    valueFormatter: (year: number) => String(year),
  },
  { field: 'fee', headerName: 'Fee in €', type: 'number', width: 100 },
  { field: 'phone', headerName: 'Phone', width: 120 },
];

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { fee: false, phone: false } },
};

const rows: Member[] = [
  { id: 1, name: 'Olga Petrenko', since: 2011, fee: 40, phone: '555 0141' },
  { id: 2, name: 'Tom Ashworth', since: 2019, fee: 120, phone: '555 0162' },
  { id: 3, name: 'Mai Tran', since: 2024, fee: 40, phone: '555 0107' },
];

// #region preview
const NEVER = [GRID_CHECKBOX_SELECTION_FIELD];
const ADMIN_ONLY = ['fee', 'phone'];

const forEveryone: GridColumnsManagementProps['getTogglableColumns'] = (all) =>
  all
    .map(({ field }) => field)
    .filter((field) => !NEVER.includes(field) && !ADMIN_ONLY.includes(field));

const forAdmins: GridColumnsManagementProps['getTogglableColumns'] = (all) =>
  all.map(({ field }) => field).filter((field) => !NEVER.includes(field));
// #endregion preview

const slotProps = { columnsManagement: { getTogglableColumns: forEveryone } };
const adminSlotProps = { columnsManagement: { getTogglableColumns: forAdmins } };

export default function OfferedColumns() {
  const [admin, setAdmin] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={admin} onChange={(_, checked) => setAdmin(checked)} />
        }
        label="Admin"
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={initialState}
          slotProps={admin ? adminSlotProps : slotProps}
          checkboxSelection
          showToolbar
          aria-label="Friends of the museum"
          hideFooter
        />
      </Box>
    </Box>
  );
}
