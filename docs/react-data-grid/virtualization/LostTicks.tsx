import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Piece {
  id: number;
  label: string;
}

const rows: Piece[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  label: `Drawer ${Math.floor(index / 10) + 1}, coin ${(index % 10) + 1}`,
}));

// #region preview
/** Keeps the state in the cell, which loses it when the cell leaves the DOM. */
function TickInCell({ row, tabIndex }: GridRenderCellParams<Piece>) {
  const [checked, setChecked] = React.useState(false);
  return (
    <Checkbox
      checked={checked}
      onChange={(_, next) => setChecked(next)}
      tabIndex={tabIndex}
      slotProps={{ input: { 'aria-label': `${row.label} is there, cell` } }}
    />
  );
}

const Ticks = React.createContext<{
  ticked: ReadonlySet<number>;
  toggle: (id: number) => void;
}>({ ticked: new Set(), toggle: () => {} });

/** Keeps the state outside the grid. */
function TickInState({ row, tabIndex }: GridRenderCellParams<Piece>) {
  const { ticked, toggle } = React.useContext(Ticks);
  return (
    <Checkbox
      checked={ticked.has(row.id)}
      onChange={() => toggle(row.id)}
      tabIndex={tabIndex}
      slotProps={{ input: { 'aria-label': `${row.label} is there, state` } }}
    />
  );
}
// #endregion preview

const columns: GridColDef<Piece>[] = [
  { field: 'label', headerName: 'Piece', width: 150 },
  {
    field: 'cell',
    headerName: 'In the cell',
    sortable: false,
    renderCell: (params) => <TickInCell {...params} />,
  },
  {
    field: 'state',
    headerName: 'In your state',
    sortable: false,
    width: 120,
    renderCell: (params) => <TickInState {...params} />,
  },
];

export default function LostTicks() {
  const [ticked, setTicked] = React.useState<ReadonlySet<number>>(new Set());
  const ticks = React.useMemo(
    () => ({
      ticked,
      toggle: (id: number) =>
        setTicked((current) => {
          const next = new Set(current);
          if (!next.delete(id)) {
            next.add(id);
          }
          return next;
        }),
    }),
    [ticked],
  );

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <Ticks.Provider value={ticks}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Coins counted at the inventory"
          hideFooter
        />
      </Ticks.Provider>
    </Box>
  );
}
