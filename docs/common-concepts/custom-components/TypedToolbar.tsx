import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridSlots,
  type PropsFromSlot,
} from '@mui/x-data-grid';

// #region preview
declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    seedShelf?: string;
    onNextSeedShelf?: () => void;
  }
}

function ShelfToolbar({
  seedShelf,
  onNextSeedShelf,
}: PropsFromSlot<GridSlots['toolbar']>) {
  return (
    <Toolbar>
      <Typography sx={{ flex: 1, mx: 1, fontWeight: 500 }}>{seedShelf}</Typography>
      <ToolbarButton render={<Button size="small" />} onClick={onNextSeedShelf}>
        Next shelf
      </ToolbarButton>
    </Toolbar>
  );
}
// #endregion preview

interface Packet {
  id: string;
  seed: string;
  packets: number;
}

const shelves: { name: string; rows: Packet[] }[] = [
  {
    name: 'Shelf A: spring',
    rows: [
      { id: 'a1', seed: 'Broad bean', packets: 42 },
      { id: 'a2', seed: 'Spinach', packets: 17 },
    ],
  },
  {
    name: 'Shelf B: summer',
    rows: [
      { id: 'b1', seed: 'Okra', packets: 8 },
      { id: 'b2', seed: 'Sweet corn', packets: 31 },
    ],
  },
];

const columns: GridColDef<Packet>[] = [
  { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 120 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 110 },
];

const slots = { toolbar: ShelfToolbar };

export default function TypedToolbar() {
  const [index, setIndex] = React.useState(0);
  const shelf = shelves[index]!;

  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Seed packets"
        rows={shelf.rows}
        columns={columns}
        showToolbar
        hideFooter
        slots={slots}
        slotProps={{
          toolbar: {
            seedShelf: shelf.name,
            onNextSeedShelf: () => setIndex((index + 1) % shelves.length),
          },
        }}
      />
    </Box>
  );
}
