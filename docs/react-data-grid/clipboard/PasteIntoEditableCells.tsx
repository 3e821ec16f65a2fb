import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Batch {
  id: number;
  bread: string;
  baked: boolean;
  temperature: number;
  minutes: number;
}

const columns: GridColDef<Batch>[] = [
  { field: 'bread', headerName: 'Bread', width: 150 },
  { field: 'baked', headerName: 'Baked', type: 'boolean', width: 90 },
  {
    field: 'temperature',
    headerName: 'Oven (°C)',
    type: 'number',
    editable: true,
    width: 120,
  },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    editable: true,
    width: 110,
  },
];

const rows: Batch[] = [
  { id: 1, bread: 'Rye loaf', baked: true, temperature: 240, minutes: 55 },
  { id: 2, bread: 'Walnut bread', baked: false, temperature: 220, minutes: 40 },
  { id: 3, bread: 'Sesame ring', baked: true, temperature: 250, minutes: 14 },
  { id: 4, bread: 'Potato bread', baked: false, temperature: 230, minutes: 45 },
];

export default function PasteIntoEditableCells() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        isCellEditable={({ row }) => !row.baked}
        cellSelection
        disableRowSelectionOnClick
        aria-label="Batches"
        hideFooter
      />
      {/* #endregion preview */}
    </div>
  );
}
