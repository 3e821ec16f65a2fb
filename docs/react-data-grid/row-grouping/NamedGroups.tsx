import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Mineral {
  id: number;
  name: string;
  system: string;
  hardness: number;
}

const columns: GridColDef<Mineral>[] = [
  { field: 'system', headerName: 'Crystal system', width: 150 },
  { field: 'name', headerName: 'Mineral', width: 130 },
  { field: 'hardness', headerName: 'Hardness', type: 'number', width: 110 },
];

const rows: Mineral[] = [
  { id: 1, name: 'Halite', system: 'cubic', hardness: 2.5 },
  { id: 2, name: 'Fluorite', system: 'cubic', hardness: 4 },
  { id: 3, name: 'Zircon', system: 'tetragonal', hardness: 7.5 },
  { id: 4, name: 'Beryl', system: 'hexagonal', hardness: 7.8 },
  { id: 5, name: 'Garnet', system: 'cubic', hardness: 7 },
  { id: 6, name: 'Apatite', system: 'hexagonal', hardness: 5 },
];

const initialState = { rowGrouping: { model: ['system'] } };

export default function NamedGroups() {
  const [counts, setCounts] = React.useState(true);
  const [leaves, setLeaves] = React.useState(true);

  // #region preview
  const groupingColDef = React.useMemo<DataGridPremiumProps['groupingColDef']>(
    () => ({
      headerName: leaves ? 'System and mineral' : 'Crystal system',
      width: 220,
      hideDescendantCount: !counts,
      leafField: leaves ? 'name' : undefined,
    }),
    [counts, leaves],
  );
  // #endregion preview
  const columnVisibilityModel = React.useMemo(
    () => ({ system: false, name: !leaves }),
    [leaves],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <FormControlLabel
          control={
            <Switch checked={counts} onChange={(_, checked) => setCounts(checked)} />
          }
          label="Number of rows"
        />
        <FormControlLabel
          control={
            <Switch checked={leaves} onChange={(_, checked) => setLeaves(checked)} />
          }
          label="Names of the rows"
        />
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          initialState={initialState}
          columnVisibilityModel={columnVisibilityModel}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
          aria-label="Minerals by crystal system"
          hideFooter
        />
      </Box>
    </Box>
  );
}
