import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'island', headerName: 'Island', width: 150 },
  { field: 'ferries', headerName: 'Ferries a day', type: 'number', width: 130 },
];

// #region preview
const localeText: Partial<GridLocaleText> = {
  noRowsLabel: 'No ferry runs in this weather.',
  toolbarFilters: 'Find a crossing',
  columnMenuSortAsc: 'Smallest first',
  columnMenuSortDesc: 'Largest first',
  filterPanelInputPlaceholder: 'Type a number or a name',
};
// #endregion preview

export default function OwnTexts() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={[]}
        columns={columns}
        localeText={localeText}
        showToolbar
        aria-label="Islands"
        hideFooter
      />
    </div>
  );
}
