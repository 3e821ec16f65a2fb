import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import {
  DataGrid,
  Toolbar,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Target {
  id: string;
  constellation: string;
  magnitude: number;
  starred: boolean;
}

const rows: Target[] = [
  { id: 'M 13', constellation: 'Hercules', magnitude: 5.8, starred: true },
  { id: 'M 27', constellation: 'Vulpecula', magnitude: 7.5, starred: false },
  { id: 'M 57', constellation: 'Lyra', magnitude: 8.8, starred: false },
  { id: 'M 92', constellation: 'Hercules', magnitude: 6.4, starred: false },
];

// #region preview
function StarButton({ id, row, tabIndex }: GridRenderCellParams<Target>) {
  const apiRef = useGridApiContext();

  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={`Star ${id}`}
      aria-pressed={row.starred}
      onClick={() => apiRef.current.updateRows([{ id, starred: !row.starred }])}
    >
      {row.starred ? (
        <StarIcon fontSize="small" />
      ) : (
        <StarBorderIcon fontSize="small" />
      )}
    </IconButton>
  );
}

function MagnitudeSwitch() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const hidden = model.magnitude === false;

  return (
    <Toolbar>
      <Button
        size="small"
        onClick={() => apiRef.current.setColumnVisibility('magnitude', hidden)}
      >
        {hidden ? 'Show magnitude' : 'Hide magnitude'}
      </Button>
    </Toolbar>
  );
}

function StarredHeader() {
  const apiRef = useGridApiContext();

  return (
    <Button
      size="small"
      color="inherit"
      aria-label="Clear all stars"
      onClick={() => {
        const all = apiRef.current.getAllRowIds();
        all.forEach((id) => apiRef.current.updateRows([{ id, starred: false }]));
      }}
    >
      Clear
    </Button>
  );
}
// #endregion preview

const columns: GridColDef<Target>[] = [
  {
    field: 'starred',
    headerName: 'Starred',
    width: 100,
    sortable: false,
    disableColumnMenu: true,
    renderHeader: () => <StarredHeader />,
    renderCell: (params) => <StarButton {...params} />,
    display: 'flex',
  },
  { field: 'id', headerName: 'Object', width: 100 },
  { field: 'constellation', headerName: 'Constellation', width: 140 },
  { field: 'magnitude', headerName: 'Magnitude', type: 'number', width: 120 },
];

const slots = { toolbar: MagnitudeSwitch };

export default function InsideTheGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 322 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={slots}
          showToolbar
          hideFooter
          aria-label="Deep sky objects to observe"
        />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Every button is inside the grid, and none gets a prop from outside.
      </Typography>
    </Box>
  );
}
