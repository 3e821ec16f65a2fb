import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Patient {
  id: number;
  patient: string;
  ward: string;
}

const columns: GridColDef<Patient>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'ward', headerName: 'Ward', width: 130 },
];

const waiting = ['Noor Haddad', 'Joris Maes', 'Lerato Nkosi', 'Ines Prado'];

const initialRows: Patient[] = [
  { id: 1, patient: 'Tamsin Reed', ward: 'Emergency' },
  { id: 2, patient: 'Bao Nguyen', ward: 'Surgery' },
  { id: 3, patient: 'Oona Saarinen', ward: 'Recovery' },
];

export default function WardAdmissions() {
  // #region preview
  const [rows, setRows] = React.useState(initialRows);
  const [nextId, setNextId] = React.useState(4);

  const admit = () => {
    const patient = waiting[(nextId - 4) % waiting.length] ?? '';
    setRows((current) => [...current, { id: nextId, patient, ward: 'Emergency' }]);
    setNextId(nextId + 1);
  };
  const moveFirst = () =>
    setRows(([first, ...rest]) =>
      first ? [{ ...first, ward: 'Recovery' }, ...rest] : rest,
    );
  const dischargeFirst = () => setRows((current) => current.slice(1));
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" variant="outlined" onClick={admit}>
          Admit
        </Button>
        <Button size="small" variant="outlined" onClick={moveFirst}>
          Move first to Recovery
        </Button>
        <Button size="small" variant="outlined" onClick={dischargeFirst}>
          Discharge first
        </Button>
      </Box>
      <Box sx={{ height: 268 }}>
        <DataGrid rows={rows} columns={columns} aria-label="Patients" hideFooter />
      </Box>
    </Box>
  );
}
