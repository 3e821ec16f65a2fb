import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bgBG } from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', width: 130 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, peak: 'Мусала', height: 2925 },
  { id: 2, peak: 'Вихрен', height: 2914 },
  { id: 3, peak: 'Ботев', height: 2376 },
];

// #region preview
const inBulgarian = (outer: Theme) => createTheme(outer, bgBG);

export default function ThemeTexts() {
  return (
    <ThemeProvider theme={inBulgarian}>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} showToolbar aria-label="Peaks" />
      </div>
    </ThemeProvider>
  );
}
// #endregion preview
