import type { GridCellSelectionModel, GridColDef } from '@mui/x-data-grid-premium';

const hours = ['2 h', '4 h', '6 h', '8 h'];

export const columns: GridColDef[] = [
  { field: 'firing', headerName: 'Firing', width: 120 },
  ...hours.map((hour) => ({
    field: hour,
    headerName: `${hour} (°C)`,
    type: 'number' as const,
    flex: 1,
    minWidth: 95,
  })),
];

export const firings = [
  { id: 1, firing: 'Biscuit', '2 h': 220, '4 h': 560, '6 h': 870, '8 h': 1000 },
  { id: 2, firing: 'Glaze', '2 h': 310, '4 h': 720, '6 h': 1100, '8 h': 1240 },
  { id: 3, firing: 'Luster', '2 h': 250, '4 h': 520, '6 h': 730, '8 h': 750 },
];

/** The cells that are selected at first. */
export const selectedCells: GridCellSelectionModel = {
  1: { '2 h': true, '4 h': true },
  2: { '2 h': true, '4 h': true },
};
