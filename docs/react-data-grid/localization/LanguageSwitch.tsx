import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { caES, deDE, jaJP, ptPT } from '@mui/x-data-grid/locales';

const LANGUAGES = {
  Català: caES,
  Deutsch: deDE,
  日本語: jaJP,
  Português: ptPT,
};

type Language = keyof typeof LANGUAGES;

const columns: GridColDef[] = [
  { field: 'lake', headerName: 'Lake', width: 150 },
  { field: 'area', headerName: 'Area (km²)', type: 'number', width: 130 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, lake: 'Lake Geneva', area: 580, depth: 310 },
  { id: 2, lake: 'Lake Garda', area: 370, depth: 346 },
  { id: 3, lake: 'Lake Balaton', area: 594, depth: 12 },
  { id: 4, lake: 'Lake Ohrid', area: 358, depth: 288 },
];

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('Català');
  const { localeText } = LANGUAGES[language].components.MuiDataGrid.defaultProps;

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="Language"
        size="small"
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
        sx={{ mb: 1, minWidth: 160 }}
      >
        {Object.keys(LANGUAGES).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 372 }}>
        {/* #region preview */}
        <DataGrid
          rows={rows}
          columns={columns}
          localeText={localeText}
          showToolbar
          aria-label="Lakes"
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
