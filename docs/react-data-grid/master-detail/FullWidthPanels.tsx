import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Medicine {
  id: number;
  medicine: string;
  dose: string;
}

interface Patient {
  id: number;
  name: string;
  species: string;
  owner: string;
  address: string;
  phone: string;
  medicines: Medicine[];
}

const rows: Patient[] = [
  {
    id: 1,
    name: 'Biscuit',
    species: 'Beagle',
    owner: 'Noor Haddad',
    address: '12 Weaver Lane, Port Alder',
    phone: '555-0142',
    medicines: [
      { id: 1, medicine: 'Carprofen', dose: '50 mg, mornings' },
      { id: 2, medicine: 'Wound gel', dose: 'twice a day' },
    ],
  },
  {
    id: 2,
    name: 'Clover',
    species: 'Rabbit',
    owner: 'Elin Lindqvist',
    address: '3 Mill Road, Port Alder',
    phone: '555-0178',
    medicines: [{ id: 3, medicine: 'Meloxicam', dose: '0.2 mg, evenings' }],
  },
  {
    id: 3,
    name: 'Pepper',
    species: 'Parrot',
    owner: 'Joan Marsh',
    address: '48 Harbor Street, Port Alder',
    phone: '555-0163',
    medicines: [{ id: 4, medicine: 'Vitamin A', dose: 'one drop a week' }],
  },
];

const columns: GridColDef<Patient>[] = [
  { field: 'name', headerName: 'Patient', width: 130 },
  { field: 'species', headerName: 'Species', width: 130 },
  { field: 'owner', headerName: 'Owner', width: 200 },
  { field: 'address', headerName: 'Address', width: 320 },
  { field: 'phone', headerName: 'Phone', width: 260 },
];

const medicineColumns: GridColDef<Medicine>[] = [
  { field: 'medicine', headerName: 'Medicine', flex: 1, minWidth: 100 },
  { field: 'dose', headerName: 'Dose', flex: 1, minWidth: 120 },
];

const initialState = {
  detailPanel: { expandedRowIds: new Set([1]) },
  pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD] },
};

// #region preview
function Medicines({ patient }: { patient: Patient }) {
  const apiRef = useGridApiContext();
  const { width } = useGridSelector(
    apiRef,
    gridDimensionsSelector,
  ).viewportInnerSize;

  return (
    <div role="row">
      <Box
        role="gridcell"
        sx={{
          position: 'sticky',
          insetInlineStart: 0,
          width,
          p: 2,
          boxSizing: 'border-box',
        }}
      >
        <Typography variant="subtitle2" component="h4" sx={{ mb: 1 }}>
          Medicines of {patient.name}
        </Typography>
        <Box sx={{ display: 'flex', flexDirection: 'column' }}>
          <DataGridPro
            rows={patient.medicines}
            columns={medicineColumns}
            density="compact"
            aria-label={`Medicines of ${patient.name}`}
            hideFooter
          />
        </Box>
      </Box>
    </div>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Patient>) => (
  <Medicines patient={row} />
);

const getDetailPanelHeight = () => 'auto' as const;

export default function FullWidthPanels() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        aria-label="Patients and their medicines"
        hideFooter
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
      />
    </Box>
  );
}
// #endregion preview
