import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-premium';

interface Film {
  id: number;
  title: string;
  section: string;
  subtitled: boolean;
}

const columns: GridColDef<Film>[] = [
  { field: 'section', headerName: 'Section', width: 130 },
  { field: 'title', headerName: 'Film', width: 160 },
  { field: 'subtitled', headerName: 'Subtitled', type: 'boolean', width: 100 },
];

const rows: Film[] = [
  { id: 1, title: 'Salt Road', section: 'Competition', subtitled: true },
  { id: 2, title: 'Counterweight', section: 'Competition', subtitled: false },
  { id: 3, title: 'Low Tide', section: 'Late Night', subtitled: true },
  { id: 4, title: 'Static', section: 'Late Night', subtitled: true },
];

const initialState = {
  rowGrouping: { model: ['section'] },
  columns: { columnVisibilityModel: { section: false } },
};

const lateNight = getGroupRowIdFromPath([{ field: 'section', key: 'Late Night' }]);
const nothing: GridRowSelectionModel = {
  type: 'include',
  ids: new Set<GridRowId>(),
};

export default function SelectBySection() {
  const apiRef = useGridApiRef();
  const [parents, setParents] = React.useState(true);
  const [descendants, setDescendants] = React.useState(true);
  const [selection, setSelection] = React.useState(nothing);

  // #region preview
  const propagation = React.useMemo(
    () => ({ parents, descendants }),
    [parents, descendants],
  );

  const selectLateNight = () => {
    const model = { type: 'include' as const, ids: new Set<GridRowId>([lateNight]) };
    apiRef.current?.setRowSelectionModel(
      apiRef.current.getPropagatedRowSelectionModel(model),
    );
  };
  // #endregion preview

  const selected = [...selection.ids];

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <FormControlLabel
          control={
            <Switch
              checked={parents}
              onChange={(_, checked) => setParents(checked)}
            />
          }
          label="parents"
        />
        <FormControlLabel
          control={
            <Switch
              checked={descendants}
              onChange={(_, checked) => setDescendants(checked)}
            />
          }
          label="descendants"
        />
        <Button onClick={selectLateNight}>Select Late Night</Button>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          defaultGroupingExpansionDepth={1}
          checkboxSelection
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel
          rowSelectionPropagation={propagation}
          onRowSelectionModelChange={setSelection}
          aria-label="Films that need subtitles"
          hideFooter
        />
      </Box>
      <Typography
        variant="body2"
        color="text.secondary"
        role="status"
        sx={{ mt: 1, minHeight: '5.8em', overflowWrap: 'anywhere' }}
      >
        Selected ids: {selected.length ? selected.join(', ') : 'none'}
      </Typography>
    </Box>
  );
}
