import { DataGrid, type DataGridProps } from '@mui/x-data-grid';

const columns = [
  { field: 'bridge', headerName: 'Bridge', width: 180, editable: true },
  { field: 'kind', headerName: 'Kind', width: 130 },
  { field: 'opened', headerName: 'Opened', width: 110 },
  { field: 'span', headerName: 'Main span (m)', width: 140 },
];

const rows = [
  { id: 1, bridge: 'Golden Gate', kind: 'Suspension', opened: 1937, span: 1280 },
  { id: 2, bridge: 'Sydney Harbour', kind: 'Arch', opened: 1932, span: 503 },
  { id: 3, bridge: 'Forth', kind: 'Cantilever', opened: 1890, span: 521 },
  { id: 4, bridge: 'Millau', kind: 'Cable-stayed', opened: 2004, span: 342 },
  { id: 5, bridge: 'Akashi Kaikyo', kind: 'Suspension', opened: 1998, span: 1991 },
  { id: 6, bridge: 'Øresund', kind: 'Cable-stayed', opened: 2000, span: 490 },
];

export default function Playground(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}
