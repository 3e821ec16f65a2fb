import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

interface Line {
  id: number;
  line: string;
  planned: number;
  actual: number;
}

const columns: GridColDef<Line>[] = [
  { field: 'line', headerName: 'Budget line', flex: 1, minWidth: 114 },
  { field: 'planned', headerName: 'Planned (k€)', type: 'number', width: 110 },
  { field: 'actual', headerName: 'Actual (k€)', type: 'number', width: 98 },
];

const rows: Line[] = [
  { id: 1, line: 'Street lighting', planned: 640, actual: 588 },
  { id: 2, line: 'Winter service', planned: 310, actual: 402 },
  { id: 3, line: 'Public toilets', planned: 95, actual: 91 },
];

// #region preview
const csvOptions = { fileName: 'budget-lines', delimiter: ';', utf8WithBom: true };
const printOptions = { hideToolbar: true, hideFooter: true };

function BudgetToolbar() {
  return (
    <Toolbar>
      <Typography sx={{ flexGrow: 1, fontWeight: 'medium' }}>
        Budget lines
      </Typography>
      <ExportCsv
        render={<ToolbarButton render={<Button>Excel CSV</Button>} />}
        options={csvOptions}
      />
      <ExportPrint
        render={<ToolbarButton render={<Button>Print</Button>} />}
        options={printOptions}
      />
    </Toolbar>
  );
}
// #endregion preview

const slots = { toolbar: BudgetToolbar };

export default function OwnExportButtons() {
  return (
    <Box sx={{ height: 272, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        aria-label="Budget lines"
        hideFooter
      />
    </Box>
  );
}
