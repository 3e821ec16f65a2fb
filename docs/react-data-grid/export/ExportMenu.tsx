import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import DownloadIcon from '@mui/icons-material/Download';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
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

function download(text: string, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

// #region preview
function ExportToolbar() {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  const exportCsv = () => {
    apiRef.current.exportDataAsCsv({ fileName: 'budget-lines' });
    close();
  };

  const exportJson = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const lines = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(
        fields.map((field) => [field, apiRef.current.getCellValue(id, field)]),
      ),
    );
    download(JSON.stringify(lines, null, 2), 'budget-lines.json');
    close();
  };

  return (
    <Toolbar>
      <ToolbarButton
        aria-label="Export"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DownloadIcon fontSize="small" />
      </ToolbarButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={exportCsv}>CSV</MenuItem>
        <MenuItem onClick={exportJson}>JSON</MenuItem>
      </Menu>
    </Toolbar>
  );
}
// #endregion preview

const slots = { toolbar: ExportToolbar };

export default function ExportMenu() {
  return (
    <Box sx={{ height: 272, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        aria-label="Budget lines, with a menu of formats"
        hideFooter
      />
    </Box>
  );
}
