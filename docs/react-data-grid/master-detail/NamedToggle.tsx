import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  gridTabIndexColumnHeaderSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
  type GridColumnHeaderParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Patient {
  id: number;
  name: string;
  species: string;
  diet: string;
}

const rows: Patient[] = [
  { id: 1, name: 'Biscuit', species: 'Beagle', diet: 'dry food, no chicken' },
  { id: 2, name: 'Clover', species: 'Rabbit', diet: 'hay and dandelion' },
  { id: 3, name: 'Pepper', species: 'Parrot', diet: 'seeds and a slice of apple' },
];

// #region preview
function ToggleCell({ id, row }: GridRenderCellParams<Patient>) {
  const apiRef = useGridApiContext();
  const expandedIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const isOpen = expandedIds.has(id);

  // The grid itself handles the click and the Space key in this column.
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={`Diet of ${row.name}`}
      aria-expanded={isOpen}
    >
      <ExpandMoreIcon
        fontSize="small"
        sx={{
          transform: isOpen ? 'rotate(180deg)' : 'none',
          transition: (theme) => theme.transitions.create('transform'),
        }}
      />
    </IconButton>
  );
}

function ToggleAllHeader({ field }: GridColumnHeaderParams<Patient>) {
  const apiRef = useGridApiContext();
  const expandedIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const focusable = useGridSelector(apiRef, gridTabIndexColumnHeaderSelector);
  const isAnyOpen = expandedIds.size > 0;

  const toggleAll = () => {
    const ids = isAnyOpen ? [] : gridDataRowIdsSelector(apiRef);
    apiRef.current.setExpandedDetailPanels(new Set(ids));
  };

  return (
    <IconButton
      size="small"
      tabIndex={focusable?.field === field ? 0 : -1}
      aria-label={isAnyOpen ? 'Close all panels' : 'Open all panels'}
      onClick={toggleAll}
    >
      {isAnyOpen ? (
        <UnfoldLessIcon fontSize="small" />
      ) : (
        <UnfoldMoreIcon fontSize="small" />
      )}
    </IconButton>
  );
}

const columns: GridColDef<Patient>[] = [
  { field: 'name', headerName: 'Patient', flex: 1, minWidth: 100 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 100 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Diet',
    renderCell: (params) => <ToggleCell {...params} />,
    renderHeader: (params) => <ToggleAllHeader {...params} />,
  },
];
// #endregion preview

const getDetailPanelContent = ({ row }: GridRowParams<Patient>) => (
  <div role="row">
    <Typography role="gridcell" variant="body2" sx={{ p: 2 }}>
      {row.name} gets {row.diet}.
    </Typography>
  </div>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function NamedToggle() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        aria-label="Patients and their diets"
        hideFooter
      />
    </Box>
  );
}
