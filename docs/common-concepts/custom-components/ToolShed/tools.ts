import type { GridColDef } from '@mui/x-data-grid';

export interface Tool {
  id: number;
  tool: string;
  shelf: string;
  out: boolean;
}

export const rows: Tool[] = [
  { id: 1, tool: 'Cordless drill', shelf: 'A2', out: true },
  { id: 2, tool: 'Tile cutter', shelf: 'B1', out: false },
  { id: 3, tool: 'Orbital sander', shelf: 'A3', out: false },
  { id: 4, tool: 'Pressure washer', shelf: 'C1', out: true },
];

export const columns: GridColDef<Tool>[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 120 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
  { field: 'out', headerName: 'Lent', type: 'boolean', width: 80 },
];
