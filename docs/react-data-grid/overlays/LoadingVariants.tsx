import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridLoadingOverlayVariant,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'beach', headerName: 'Beach', flex: 1, minWidth: 120 },
  { field: 'volunteers', headerName: 'Volunteers', type: 'number', width: 120 },
  { field: 'litter', headerName: 'Litter (kg)', type: 'number', width: 120 },
];

const cleanups = [
  { id: 1, beach: 'Gull Point', volunteers: 24, litter: 86 },
  { id: 2, beach: 'Long Strand', volunteers: 41, litter: 152 },
  { id: 3, beach: 'Old Harbor', volunteers: 12, litter: 47 },
];

const variants: GridLoadingOverlayVariant[] = [
  'linear-progress',
  'circular-progress',
  'skeleton',
];

export default function LoadingVariants() {
  const [variant, setVariant] =
    React.useState<GridLoadingOverlayVariant>('linear-progress');
  const [hasRows, setHasRows] = React.useState(true);

  return (
    <Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Variant"
          value={variant}
          onChange={(_event, next: GridLoadingOverlayVariant | null) =>
            setVariant(next ?? variant)
          }
        >
          {variants.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Switch
              checked={hasRows}
              onChange={(_event, checked) => setHasRows(checked)}
            />
          }
          label="Has rows"
        />
      </Stack>
      <Box sx={{ height: 240 }}>
        {/* #region preview */}
        <DataGrid
          rows={hasRows ? cleanups : []}
          columns={columns}
          loading
          slotProps={{ loadingOverlay: { variant, noRowsVariant: variant } }}
          hideFooter
          aria-label="Cleanups"
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
