import type { GridColDef } from '@mui/x-data-grid-premium';

/** A container for recycling at the curb. */
export interface Container {
  id: string;
  place: string;
  material: string;
  /** Share that is full, from 0 to 1. */
  fill: number;
}

/** The columns whose cells need no custom rendering. */
export const containerColumns: GridColDef<Container>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 120 },
  { field: 'material', headerName: 'Material', width: 85 },
];

export const containers: Container[] = [
  { id: 'G-114', place: 'Market Hall', material: 'Glass', fill: 0.82 },
  { id: 'G-127', place: 'Ferry Dock', material: 'Glass', fill: 0.35 },
  { id: 'P-031', place: 'Market Hall', material: 'Paper', fill: 0.6 },
  { id: 'P-048', place: 'Linden School', material: 'Paper', fill: 0.95 },
];

export const formatFill = (fill?: number | null) =>
  fill == null ? '' : `${Math.round(fill * 100)} %`;
