import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Patient {
  id: number;
  name: string;
  species: string;
  owner: string;
  visits: { date: string; reason: string }[];
}

const rows: Patient[] = [
  {
    id: 1,
    name: 'Biscuit',
    species: 'Beagle',
    owner: 'N. Haddad',
    visits: [
      { date: 'March 2', reason: 'Vaccination, booster in a year' },
      { date: 'April 17', reason: 'Cut on the left paw, two stitches' },
    ],
  },
  {
    id: 2,
    name: 'Clover',
    species: 'Rabbit',
    owner: 'E. Lindqvist',
    visits: [{ date: 'April 9', reason: 'Front teeth shortened' }],
  },
  { id: 3, name: 'Atlas', species: 'Tortoise', owner: 'R. Okafor', visits: [] },
  {
    id: 4,
    name: 'Pepper',
    species: 'Parrot',
    owner: 'J. Marsh',
    visits: [{ date: 'February 20', reason: 'Feathers lost on the neck' }],
  },
];

const columns: GridColDef<Patient>[] = [
  { field: 'name', headerName: 'Patient', flex: 1, minWidth: 80 },
  { field: 'species', headerName: 'Species', width: 90 },
  { field: 'owner', headerName: 'Owner', width: 100 },
];

const initialState = { detailPanel: { expandedRowIds: new Set([1]) } };

// #region preview
function DetailPanelContent({ patient }: { patient: Patient }) {
  // The roles make the panel a part of the grid for screen readers.
  return (
    <div role="row">
      <Box role="gridcell" sx={{ px: 2, py: 1.5 }}>
        {patient.visits.map((visit) => (
          <Typography key={visit.date} variant="body2">
            <strong>{visit.date}:</strong> {visit.reason}
          </Typography>
        ))}
      </Box>
    </div>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Patient>) =>
  row.visits.length > 0 ? <DetailPanelContent patient={row} /> : null;

const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanels() {
  return (
    <Box sx={{ height: 356, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        aria-label="Patients and their visits"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
