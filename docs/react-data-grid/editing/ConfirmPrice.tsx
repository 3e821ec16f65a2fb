import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface SeedPacket {
  id: number;
  seed: string;
  price: number;
}

interface PendingSave {
  newRow: SeedPacket;
  oldRow: SeedPacket;
  resolve: (row: SeedPacket) => void;
}

const columns: GridColDef<SeedPacket>[] = [
  { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 120 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const rows: SeedPacket[] = [
  { id: 1, seed: 'Rainbow chard', price: 2.4 },
  { id: 2, seed: 'Hamburg parsley', price: 1.9 },
  { id: 3, seed: 'Winter purslane', price: 3.1 },
];

export default function ConfirmPrice() {
  // #region preview
  const [pending, setPending] = React.useState<PendingSave | null>(null);

  const askFirst = (newRow: SeedPacket, oldRow: SeedPacket) => {
    if (newRow.price === oldRow.price) {
      return oldRow;
    }
    return new Promise<SeedPacket>((resolve) => {
      setPending({ newRow, oldRow, resolve });
    });
  };

  const finish = (save: PendingSave, row: SeedPacket) => {
    setPending(null);
    save.resolve(row);
  };
  // #endregion preview

  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={askFirst}
        aria-label="Prices of seed packets"
        hideFooter
      />
      {pending && (
        <Dialog
          open
          onClose={() => finish(pending, pending.oldRow)}
          aria-labelledby="confirm-price"
        >
          <DialogTitle id="confirm-price">Change the price?</DialogTitle>
          <DialogContent>
            {pending.oldRow.seed}: € {pending.oldRow.price} becomes €{' '}
            {pending.newRow.price}.
          </DialogContent>
          <DialogActions>
            <Button onClick={() => finish(pending, pending.oldRow)}>
              Keep the old price
            </Button>
            <Button onClick={() => finish(pending, pending.newRow)}>Change</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
