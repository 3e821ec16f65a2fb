import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Patient {
  id: number;
  name: string;
  species: string;
  ward: string;
}

const rows: Patient[] = [
  { id: 1, name: 'Biscuit', species: 'Beagle', ward: 'Kennel 4, by the door' },
  { id: 2, name: 'Clover', species: 'Rabbit', ward: 'Quiet room, cage 2' },
  { id: 3, name: 'Atlas', species: 'Tortoise', ward: 'Warm room, box 1' },
  { id: 4, name: 'Pepper', species: 'Parrot', ward: 'Warm room, perch 3' },
];

const columns: GridColDef<Patient>[] = [
  { field: 'name', headerName: 'Patient', flex: 1, minWidth: 100 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 100 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Patient>) => (
  <div role="row">
    <Typography role="gridcell" variant="body2" sx={{ p: 2 }}>
      {row.name} stays here: {row.ward}
    </Typography>
  </div>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function OpenFromCode() {
  const apiRef = useGridApiRef();

  // #region preview
  const openAll = () => {
    const ids = gridFilteredSortedRowIdsSelector(apiRef);
    apiRef.current?.setExpandedDetailPanels(new Set(ids));
  };

  const closeAll = () => apiRef.current?.setExpandedDetailPanels(new Set());

  const toggleOnClick: GridEventListener<'rowClick'> = (params) =>
    apiRef.current?.toggleDetailPanel(params.id);

  const toggleOnEnter: GridEventListener<'cellKeyDown'> = (params, event) => {
    // Enter on the toggle's button already counts as a click.
    const isOnCell = event.target === event.currentTarget;
    if (event.key === 'Enter' && isOnCell) {
      apiRef.current?.toggleDetailPanel(params.id);
    }
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1.5 }}>
        <Button size="small" variant="outlined" onClick={openAll}>
          Open all
        </Button>
        <Button size="small" variant="outlined" onClick={closeAll}>
          Close all
        </Button>
      </Stack>
      <Box sx={{ height: 356 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          onRowClick={toggleOnClick}
          onCellKeyDown={toggleOnEnter}
          disableRowSelectionOnClick
          aria-label="Patients and where they stay"
          hideFooter
          sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
        />
      </Box>
    </Box>
  );
}
