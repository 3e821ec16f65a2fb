import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Costume {
  id: number;
  piece: string;
  role: string;
  state: 'Ready' | 'In the wash' | 'Torn';
}

const wardrobe: Costume[] = [
  { id: 1, piece: 'Green frock coat', role: 'Captain', state: 'Ready' },
  { id: 2, piece: 'Feather hat', role: 'Duchess', state: 'Torn' },
  { id: 3, piece: 'Linen apron', role: 'Innkeeper', state: 'In the wash' },
];

const columns: GridColDef<Costume>[] = [
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 100 },
  { field: 'state', headerName: 'State', width: 110 },
];

const states = ['Ready', 'In the wash', 'Torn'] as const;

interface Opened {
  id: number;
  top: number;
  left: number;
}

export default function CostumeMenu() {
  const [costumes, setCostumes] = React.useState(wardrobe);
  const [opened, setOpened] = React.useState<Opened | null>(null);
  const [field, setField] = React.useState<string>();

  // #region preview
  const slotProps = React.useMemo(
    () => ({
      row: {
        onContextMenu: (event: React.MouseEvent<HTMLElement>) => {
          event.preventDefault();
          setOpened({
            id: Number(event.currentTarget.dataset.id),
            top: event.clientY,
            left: event.clientX,
          });
        },
      },
      cell: {
        onFocus: (event: React.FocusEvent<HTMLElement>) =>
          setField(event.currentTarget.dataset.field),
      },
    }),
    [],
  );
  // #endregion preview

  const setState = (state: Costume['state']) => {
    setCostumes((current) =>
      current.map((costume) =>
        costume.id === opened?.id ? { ...costume, state } : costume,
      ),
    );
    setOpened(null);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 240 }}>
        <DataGrid
          aria-label="Costumes"
          rows={costumes}
          columns={columns}
          slotProps={slotProps}
          hideFooter
        />
      </Box>
      <Box component="p" role="status" sx={{ m: 0, pt: 1, minHeight: 32 }}>
        Column of the focused cell: {field ?? 'none'}
      </Box>
      <Menu
        open={opened !== null}
        onClose={() => setOpened(null)}
        anchorReference="anchorPosition"
        anchorPosition={opened ?? undefined}
        slotProps={{ list: { 'aria-label': 'State of the costume' } }}
      >
        {states.map((state) => (
          <MenuItem key={state} onClick={() => setState(state)}>
            {state}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
