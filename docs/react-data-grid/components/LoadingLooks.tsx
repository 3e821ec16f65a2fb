import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridLoadingOverlayVariant,
} from '@mui/x-data-grid';

interface Batch {
  id: number;
  coffee: string;
  drum: string;
  kilos: number;
}

const batches: Batch[] = [
  { id: 1, coffee: 'Honduras, washed', drum: 'Large', kilos: 60 },
  { id: 2, coffee: 'Rwanda, natural', drum: 'Small', kilos: 12 },
  { id: 3, coffee: 'Sumatra, wet-hulled', drum: 'Large', kilos: 45 },
];

const noBatches: Batch[] = [];

const columns: GridColDef<Batch>[] = [
  { field: 'coffee', headerName: 'Coffee', flex: 1, minWidth: 140 },
  { field: 'drum', headerName: 'Drum', width: 90 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 90 },
];

const variants: Record<GridLoadingOverlayVariant, string> = {
  'linear-progress': 'Linear',
  'circular-progress': 'Circular',
  skeleton: 'Skeleton',
};

type Variant = GridLoadingOverlayVariant;

export default function LoadingLooks() {
  const [variant, setVariant] = React.useState<Variant>('linear-progress');
  const [reload, setReload] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Variant"
          value={variant}
          onChange={(_, next: Variant | null) => next && setVariant(next)}
        >
          {(Object.keys(variants) as Variant[]).map((name) => (
            <ToggleButton key={name} value={name}>
              {variants[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label="There are rows"
          control={
            <Switch checked={reload} onChange={(_, checked) => setReload(checked)} />
          }
        />
      </Box>
      <Box sx={{ height: 260 }}>
        {/* #region preview */}
        <DataGrid
          aria-label="Batches to roast"
          rows={reload ? batches : noBatches}
          columns={columns}
          loading
          slotProps={{
            loadingOverlay: { variant, noRowsVariant: variant },
          }}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
