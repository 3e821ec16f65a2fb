import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Tea {
  id: number;
  name: string;
  origin: { garden: string; country: string } | null;
  priceCents: number;
  isTotal?: boolean;
}

const rows: Tea[] = [
  {
    id: 1,
    name: 'Assam',
    origin: { garden: 'Halmari', country: 'India' },
    priceCents: 890,
  },
  {
    id: 2,
    name: 'Gyokuro',
    origin: { garden: 'Yame', country: 'Japan' },
    priceCents: 2450,
  },
  {
    id: 3,
    name: 'Dong Ding',
    origin: { garden: 'Lugu', country: 'Taiwan' },
    priceCents: 1720,
  },
  {
    id: 4,
    name: 'Average of last year',
    origin: null,
    priceCents: 1687,
    isTotal: true,
  },
];

const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Tea>[] = [
  {
    field: 'name',
    headerName: 'Tea',
    width: 130,
    colSpan: (_, row) => (row.isTotal ? 2 : 1),
  },
  {
    field: 'origin',
    headerName: 'Origin',
    width: 150,
    valueGetter: (value: Tea['origin']) =>
      value ? `${value.garden}, ${value.country}` : '',
  },
  // #region preview
  {
    field: 'priceCents',
    headerName: 'Price per 100 g',
    type: 'number',
    width: 150,
    editable: true,
    valueGetter: (value: number) => value / 100,
    valueFormatter: (value: number) => euro.format(value),
    valueParser: (value: number) => Math.max(0, value),
    valueSetter: (value: number, row) => ({
      ...row,
      priceCents: Math.round(value * 100),
    }),
  },
  // #endregion preview
];

export default function ColumnFunctions() {
  return (
    <DataGrid
      aria-label="Teas"
      rows={rows}
      columns={columns}
      isCellEditable={(params) => !params.row.isTotal}
      disableRowSelectionOnClick
      hideFooter
    />
  );
}
