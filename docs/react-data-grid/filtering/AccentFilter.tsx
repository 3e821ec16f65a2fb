import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Language {
  id: string;
  ownName: string;
  name: string;
}

const columns: GridColDef<Language>[] = [
  { field: 'ownName', headerName: 'Own name', flex: 1, minWidth: 130 },
  { field: 'name', headerName: 'In English', flex: 1, minWidth: 110 },
];

const rows: Language[] = [
  { id: 'fr', ownName: 'Français', name: 'French' },
  { id: 'frc', ownName: 'Français Cadien', name: 'Cajun French' },
  { id: 'cs', ownName: 'Čeština', name: 'Czech' },
  { id: 'lv', ownName: 'Latviešu', name: 'Latvian' },
  { id: 'lt', ownName: 'Lietuvių', name: 'Lithuanian' },
];

const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{ field: 'ownName', operator: 'contains', value: 'francais' }],
    },
  },
};

export default function AccentFilter() {
  const [ignore, setIgnore] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={ignore} onChange={(_, checked) => setIgnore(checked)} />
        }
        label="ignoreDiacritics"
      />
      <Box sx={{ height: 320, mt: 1 }}>
        {/* #region preview */}
        <DataGrid
          key={String(ignore)}
          rows={rows}
          columns={columns}
          initialState={initialState}
          ignoreDiacritics={ignore}
          showToolbar
          aria-label="Languages and their own names"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
