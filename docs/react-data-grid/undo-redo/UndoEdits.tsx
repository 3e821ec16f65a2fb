import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'piece', headerName: 'Piece', width: 190, editable: true },
  { field: 'composer', headerName: 'Composer', width: 150, editable: true },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'part',
    headerName: 'Part',
    type: 'singleSelect',
    valueOptions: ['Before the break', 'After the break', 'Encore'],
    width: 160,
    editable: true,
  },
];

const rows = [
  {
    id: 1,
    piece: 'Overture in C',
    composer: 'A. Lindqvist',
    minutes: 9,
    part: 'Before the break',
  },
  {
    id: 2,
    piece: 'Viola concerto',
    composer: 'M. Oyelaran',
    minutes: 26,
    part: 'Before the break',
  },
  {
    id: 3,
    piece: 'Second symphony',
    composer: 'J. Havel',
    minutes: 38,
    part: 'After the break',
  },
  {
    id: 4,
    piece: 'Evening song',
    composer: 'T. Brandt',
    minutes: 4,
    part: 'Encore',
  },
];

export default function UndoEdits() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        showToolbar
        cellSelection
        disableRowSelectionOnClick
        aria-label="Concert program"
        hideFooter
      />
      {/* #endregion preview */}
    </div>
  );
}
