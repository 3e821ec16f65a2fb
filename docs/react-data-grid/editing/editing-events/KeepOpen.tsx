import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellEditStopReasons,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

interface Loaf {
  id: number;
  bread: string;
  loaves: number | null;
}

const rows: Loaf[] = [
  { id: 1, bread: 'Rye', loaves: 40 },
  { id: 2, bread: 'Spelt', loaves: 24 },
  { id: 3, bread: 'Brioche', loaves: 60 },
];

const columns: GridColDef<Loaf>[] = [
  { field: 'bread', headerName: 'Bread', flex: 1, minWidth: 110, editable: true },
  {
    field: 'loaves',
    headerName: 'Loaves',
    type: 'number',
    width: 100,
    editable: true,
  },
];

// #region preview
const stayOpen: GridEventListener<'cellEditStop'> = ({ reason }, event) => {
  if (reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};
// #endregion preview

export default function KeepOpen() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellEditStop={stayOpen}
          aria-label="Baking plan whose cells stay open"
          hideFooter
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Enter and Tab save, Esc discards.
      </Typography>
    </Box>
  );
}
