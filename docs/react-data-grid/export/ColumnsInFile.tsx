import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridExportOptions,
} from '@mui/x-data-grid';

interface Boat {
  id: string;
  boat: string;
  owner: string;
  phone: string;
  quota: number;
}

const columns: GridColDef<Boat>[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  { field: 'quota', headerName: 'Quota (t)', type: 'number', width: 102 },
  // Hidden at first.
  { field: 'owner', headerName: 'Owner', width: 140 },
  // Visible on screen, but not in exported files.
  { field: 'phone', headerName: 'Phone', width: 110, disableExport: true },
];

const rows: Boat[] = [
  {
    id: 'AV 12',
    boat: 'Silver Tern',
    owner: 'Inés Duarte',
    phone: '40 118',
    quota: 310,
  },
  {
    id: 'SK 7',
    boat: 'Marguerite',
    owner: 'Odd Lunde',
    phone: '40 952',
    quota: 125,
  },
];

const initialState = { columns: { columnVisibilityModel: { owner: false } } };

// #region preview
const OPTIONS: Record<string, GridExportOptions> = {
  'Visible columns': {},
  allColumns: { allColumns: true },
  fields: { fields: ['phone', 'boat'] },
};
// #endregion preview

const names = Object.keys(OPTIONS);

export default function ColumnsInFile() {
  const apiRef = useGridApiRef();
  const [name, setName] = React.useState('Visible columns');
  const [header, setHeader] = React.useState('');

  React.useEffect(() => {
    const csv = apiRef.current?.getDataAsCsv(OPTIONS[name]) ?? '';
    setHeader(csv.split('\r\n')[0] ?? '');
  }, [apiRef, name]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 162 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          aria-label="Boats and their owners"
          hideFooter
        />
      </Box>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={name}
        onChange={(_event, value: string | null) => setName(value ?? name)}
        aria-label="Columns in the file"
        sx={{ mt: 2 }}
      >
        {names.map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        First line of the file: <code>{header}</code>
      </Typography>
    </Box>
  );
}
