import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';

interface Shift {
  id: number;
  nurse: string;
  shift: string;
  startsShift?: boolean;
}

type SpacingType = NonNullable<DataGridProps['rowSpacingType']>;

const columns: GridColDef<Shift>[] = [
  { field: 'shift', headerName: 'Shift', width: 90 },
  { field: 'nurse', headerName: 'Nurse', flex: 1, minWidth: 130 },
];

const rows: Shift[] = [
  { id: 1, shift: 'Early', nurse: 'Rosalind Achebe', startsShift: true },
  { id: 2, shift: 'Early', nurse: 'Piet Dijkstra' },
  { id: 3, shift: 'Late', nurse: 'Hana Kobayashi', startsShift: true },
  { id: 4, shift: 'Night', nurse: 'Luca Moretti', startsShift: true },
  { id: 5, shift: 'Night', nurse: 'Amara Diallo' },
];

// #region preview
function getRowSpacing({ model, isFirstVisible }: GridRowSpacingParams) {
  const { startsShift } = model as Shift;
  return { top: startsShift && !isFirstVisible ? 16 : 0 };
}
// #endregion preview

export default function ShiftSpacing() {
  const [type, setType] = React.useState<SpacingType>('margin');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        onChange={(_, value: SpacingType | null) => setType(value ?? type)}
        aria-label="rowSpacingType"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="margin">margin</ToggleButton>
        <ToggleButton value="border">border</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 330 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowHeight={46}
          getRowSpacing={getRowSpacing}
          rowSpacingType={type}
          aria-label="Shifts of a ward"
          hideFooter
          disableColumnSorting
          sx={{
            '& .MuiDataGrid-row': {
              bgcolor: 'action.hover',
              borderTopStyle: 'solid',
              borderTopColor: 'primary.main',
              borderTopWidth: 0,
              // With CssBaseline, the border would be part of the row's height.
              boxSizing: 'content-box',
            },
          }}
        />
      </Box>
    </Box>
  );
}
