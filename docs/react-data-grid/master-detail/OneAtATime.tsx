import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Patient {
  id: string;
  owner: string;
  phone: string;
}

const rows: Patient[] = [
  { id: 'Biscuit', owner: 'Noor Haddad', phone: '555-0142' },
  { id: 'Clover', owner: 'Elin Lindqvist', phone: '555-0178' },
  { id: 'Atlas', owner: 'Remi Okafor', phone: '555-0119' },
  { id: 'Pepper', owner: 'Joan Marsh', phone: '555-0163' },
];

const columns: GridColDef<Patient>[] = [
  { field: 'id', headerName: 'Patient', flex: 1, minWidth: 100 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 120 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Patient>) => (
  <div role="row">
    <Typography role="gridcell" variant="body2" sx={{ p: 2 }}>
      Call {row.owner} at {row.phone} when {row.id} can go home.
    </Typography>
  </div>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function OneAtATime() {
  // #region preview
  const [expandedIds, setExpandedIds] = React.useState<Set<GridRowId>>(
    new Set(['Clover']),
  );

  // The set is in opening order, so the last id is the newest.
  const keepLastOpened = (ids: Set<GridRowId>) =>
    setExpandedIds(new Set([...ids].slice(-1)));

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 356 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expandedIds}
          onDetailPanelExpandedRowIdsChange={keepLastOpened}
          aria-label="Patients and their owners"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        Open: {[...expandedIds].join(', ') || 'none'}
      </Typography>
    </Box>
  );
  // #endregion preview
}
