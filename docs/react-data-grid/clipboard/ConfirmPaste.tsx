import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGridPremium,
  gridFocusCellSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'ingredient', headerName: 'Ingredient', width: 160 },
  {
    field: 'rye',
    headerName: 'Rye loaf (g)',
    type: 'number',
    editable: true,
    width: 130,
  },
  {
    field: 'walnut',
    headerName: 'Walnut (g)',
    type: 'number',
    editable: true,
    width: 120,
  },
];

const rows = [
  { id: 1, ingredient: 'Flour', rye: 600, walnut: 420 },
  { id: 2, ingredient: 'Water', rye: 390, walnut: 260 },
  { id: 3, ingredient: 'Salt', rye: 12, walnut: 9 },
  { id: 4, ingredient: 'Leaven', rye: 180, walnut: 90 },
];

interface Question {
  cells: number;
  answer: (isConfirmed: boolean) => void;
}

export default function ConfirmPaste() {
  const apiRef = useGridApiRef();
  const [question, setQuestion] = React.useState<Question | null>(null);

  // #region preview
  const confirmPaste = ({ data }: { data: string[][] }) => {
    const cell = gridFocusCellSelector(apiRef);
    return new Promise<void>((resolve, reject) => {
      const answer = (isConfirmed: boolean) => {
        setQuestion(null);
        if (cell) {
          apiRef.current?.setCellFocus(cell.id, cell.field);
        }
        if (isConfirmed) {
          resolve();
        } else {
          reject(new Error('Not confirmed.'));
        }
      };
      setQuestion({ cells: data.flat().length, answer });
    });
  };
  // #endregion preview

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onBeforeClipboardPasteStart={confirmPaste}
        cellSelection
        disableRowSelectionOnClick
        aria-label="Recipes"
        hideFooter
      />
      <Dialog open={question !== null} onClose={() => question?.answer(false)}>
        <DialogTitle>Overwrite the recipe?</DialogTitle>
        <DialogContent>The clipboard has {question?.cells} values.</DialogContent>
        <DialogActions>
          <Button onClick={() => question?.answer(false)}>Cancel</Button>
          <Button onClick={() => question?.answer(true)} autoFocus>
            Paste
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
