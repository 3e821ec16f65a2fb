import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', width: 150, editable: true },
  { field: 'bed', headerName: 'Bed', width: 90, editable: true },
  { field: 'water', headerName: 'Water (L)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, plant: 'Lemon balm', bed: 'A1', water: 2 },
  { id: 2, plant: 'Sage', bed: 'A2', water: 1 },
  { id: 3, plant: 'Chives', bed: 'B1', water: 2 },
];

// #region preview
function OwnBar() {
  const apiRef = useGridApiContext();
  const addPlant = () => {
    const id = apiRef.current.getRowsCount() + 1;
    apiRef.current.updateRows([{ id, plant: 'New plant', bed: '', water: 1 }]);
  };
  return (
    <Toolbar>
      <Typography sx={{ flex: 1, mx: 0.5 }}>Herb garden</Typography>
      <Tooltip title="Add a plant">
        <ToolbarButton onClick={addPlant}>
          <AddIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />}>
          <FileDownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}
// #endregion preview

export default function OwnToolbar() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: OwnBar }}
        showToolbar
        label="Herb garden"
        aria-label="Herbs"
        hideFooter
      />
    </div>
  );
}
